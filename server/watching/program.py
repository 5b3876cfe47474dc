"""Record a program after every save of its file, and notify listeners."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Condition, Thread
from typing import Any

from ..programs.board.reading import Reading
from ..programs.process import Failed, RecordingProcess, try_file
from ..programs.recorder.options import Options
from ..programs.recording.checks import NoRecording
from ..programs.recording.recording import Recording
from ..programs.source import NoProgram, read_source
from ..programs.verdict.findings import find

FAULTS = (OSError, NoProgram, NoRecording, Failed)
POLL = 0.25  # seconds between two checks of the file


@dataclass(frozen=True)
class News:
    """Progress: recordings so far, a flag while the program runs, the latest error, and the tries that have ended."""

    recordings: int = 0
    running: bool = False
    wrong: str = ""
    trials: int = 0


class WatchedProgram:
    """A program's file. `say` gets one line about the end of each run. Recording starts with `follow`."""

    def __init__(self, path: Path, options: Options, python: str, say: Callable[[str], None]) -> None:
        self.path, self._options, self._python, self._say = path, options, python, say
        self._changed = Condition()
        self._news = News()
        self._recording: Recording | None = None
        self._findings: dict[str, Any] = {}  # of the newest recording
        self._tries: dict[str, Any] | None = None  # of the newest recording
        self._child: RecordingProcess | None = None
        self._is_stopped = False
        self._outdated = False  # True while the running version is stopped, since the file was saved again

    def follow(self) -> None:
        """Record the program now and after every save, in a thread of its own, until `stop`."""
        Thread(target=self._follow, daemon=True).start()

    def stop(self) -> None:
        """Stop following, and end the program if it runs."""
        with self._changed:
            self._is_stopped = True
            child = self._child
            self._changed.notify_all()
        if child:
            child.stop()

    @property
    def is_stopped(self) -> bool:
        return self._is_stopped

    def wait(self, known: News | None, seconds: float) -> News | None:
        """Wait for news that differ from `known`; return None after this many seconds, or after `stop`."""
        with self._changed:
            self._changed.wait_for(lambda: self._is_stopped or self._news != known, seconds)
            return None if self._is_stopped or self._news == known else self._news

    def describe(self, choice: str) -> dict[str, Any] | None:
        """Return the newest recording with its findings, for JSON; None before the first.

        `choice`: a reading as JSON, "none" for no board, "" for the likeliest. Raises ValueError if it is no reading.
        """
        recording = self._recording
        if recording is None:
            return None
        reading = Reading.from_json(json.loads(choice)) if choice and choice != "none" else None
        found = find(recording, reading, choice == "none") if choice else self._findings
        return {**describe(recording, found), "trials": self._tries}

    def record(self) -> Recording:
        """Run the program once. Raises one of FAULTS."""
        child = RecordingProcess(read_source(self.path), self._options, self._python)
        with self._changed:
            self._child = child
            is_stopped = self._is_stopped or self._outdated
        if is_stopped:
            child.stop()
        return child.run()

    def _follow(self) -> None:
        saved: tuple[int, int] | None = None
        run: Thread | None = None
        while not self._is_stopped:
            now = self._read_version()
            if now is not None and now != saved:
                saved = now
                if run:
                    self._stop_run(run)
                self._publish(running=True)
                run = Thread(target=self._run, daemon=True)
                run.start()
            with self._changed:
                self._changed.wait_for(lambda: self._is_stopped, POLL)

    def _stop_run(self, run: Thread) -> None:
        """Stop the run of an outdated version, and wait for its thread."""
        with self._changed:
            self._outdated = True
            child = self._child
        if child:
            child.stop()
        run.join()
        self._outdated = False

    def _read_version(self) -> tuple[int, int] | None:
        """Return the file's modification time (ns) and size (bytes); None while it is being replaced."""
        try:
            stat = self.path.stat()
        except OSError:
            return None
        return stat.st_mtime_ns, stat.st_size

    def _run(self) -> None:
        try:
            recording = self.record()
            if self._outdated:
                return None
            findings = find(recording)
        except FAULTS as error:
            wrong = explain(error, self.path)
        else:
            self._findings, self._tries = findings, None
            self._recording = recording
            end = recording.header["end"]
            self._say(f"{self.path.name}: {recording.count:,} events, {end['reason']} {end['text']}".rstrip())
            self._publish(recordings=self._news.recordings + 1)
            Thread(target=self._try, args=(recording,), daemon=True).start()
            return None
        self._say(wrong)
        return self._publish(wrong=wrong)

    def _try(self, recording: Recording) -> None:
        """Try the program with other sizes; drop the facts if it has been recorded again."""
        comparison = self._findings["comparison"] or {"n": 0, "right": False}
        try:
            tries = try_file(self.path, self._options, comparison["n"], comparison["right"], self._python)
        except (OSError, NoProgram):
            return  # the file is gone or has changed; its next version is tried
        if self._recording is recording and tries:
            self._tries = tries
            self._publish(trials=self._news.trials + 1)

    def _publish(self, **changes: Any) -> None:
        with self._changed:
            self._news = replace(self._news, **{"running": False, "wrong": "", **changes})
            self._changed.notify_all()


def explain(fault: Exception, path: Path) -> str:
    """Return one of FAULTS of the program in a file as a sentence."""
    if isinstance(fault, OSError):
        return f"{fault.filename or path}: {fault.strerror}"
    return f"the recorder failed: {str(fault).strip().splitlines()[-1]}" if isinstance(fault, Failed) else str(fault)


def describe(recording: Recording, findings: dict[str, Any]) -> dict[str, Any]:
    """Return a recording with its findings, in the page's format."""
    return {"recording": b64encode(recording.save()).decode(), "findings": findings}
