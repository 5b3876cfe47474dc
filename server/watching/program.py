"""Record a program after every save of its file, and notify listeners."""

import json
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Condition, Thread
from typing import Any

from ..programs.board.reading import Reading
from ..programs.childprocess import ChildProcess
from ..programs.process import Failed, record_apart, try_apart
from ..programs.recorder.options import Options
from ..programs.recording.blocks import NoRecording
from ..programs.recording.recording import Recording
from ..programs.source import NoProgram, read_source
from ..programs.verdict.findings import find

FAULTS = (OSError, NoProgram, NoRecording, Failed)
POLL = 0.25  # seconds between two checks of the file


@dataclass(frozen=True)
class News:
    """Progress: the number of the latest run, a flag until it is recorded, its error, and the facts of its tries."""

    run: int = 0
    running: bool = False
    wrong: str = ""
    tries: dict[str, Any] | None = None


class WatchedProgram:
    """A program's file. `say` gets one line about the end of each run. Recording starts with `follow`."""

    def __init__(self, path: Path, options: Options, python: str, say: Callable[[str], None]) -> None:
        self.path, self._options, self._python, self._say = path, options, python, say
        self._changed = Condition()
        self._news = News()
        self._recording: Recording | None = None
        self._findings: dict[str, Any] = {}  # of the newest recording
        self._recorded = 0  # the number of its run
        self._children: tuple[ChildProcess, ...] = ()  # that record and try the newest version
        self._is_stopped = False

    def follow(self) -> None:
        """Record the program now and after every save, in a thread of its own, until `stop`."""
        Thread(target=self._follow, daemon=True).start()

    def stop(self) -> None:
        """Stop following, and end the program if it runs."""
        with self._changed:
            self._is_stopped = True
            self._changed.notify_all()
            self._stop_children()

    def _stop_children(self) -> None:
        for child in self._children:
            child.stop()

    @property
    def is_stopped(self) -> bool:
        return self._is_stopped

    def wait(self, known: News | None, seconds: float) -> News | None:
        """Wait for news that differ from `known`; return None after this many seconds, or after `stop`."""
        with self._changed:
            self._changed.wait_for(lambda: self._is_stopped or self._news != known, seconds)
            return None if self._is_stopped or self._news == known else self._news

    def describe(self, choice: str, run: int | None = None) -> dict[str, Any] | None:
        """Return the newest recording with its findings, for JSON; None before the first.

        Args:
            choice: A reading as JSON, "none" for no board, "" for the likeliest.
            run: The number of the run; None also if the newest recording is that of another one.

        Raises:
            ValueError: `choice` is no reading.
        """
        with self._changed:
            recording, findings, number = self._recording, self._findings, self._recorded
        if recording is None or run not in (None, number):
            return None
        reading = Reading.from_json(json.loads(choice)) if choice and choice != "none" else None
        return describe(recording, find(recording, reading, choice == "none") if choice else findings)

    def record(self, child: ChildProcess | None = None) -> Recording:
        """Run the program once. Raises one of FAULTS."""
        return record_apart(read_source(self.path), self._options, child or ChildProcess(self._python))

    def _follow(self) -> None:
        saved: tuple[int, int] | None = None
        run: Thread | None = None
        while not self._is_stopped:
            now = self._read_version()
            if now is not None and now != saved:
                saved = now
                self._stop_children()
                if run:
                    run.join()
                number = self._news.run + 1
                self._publish(number, run=number, running=True, wrong="", tries=None)
                recorder, trier = ChildProcess(self._python), ChildProcess(self._python)
                with self._changed:
                    self._children = recorder, trier
                    if self.is_stopped:
                        return
                trial = Thread(target=self._try, args=(number, trier), daemon=True)
                run = Thread(target=self._run, args=(number, recorder, trier, trial), daemon=True)
                trial.start()
                run.start()
            with self._changed:
                self._changed.wait_for(lambda: self._is_stopped, POLL)

    def _read_version(self) -> tuple[int, int] | None:
        """Return the file's modification time (ns) and size (bytes); None while it is being replaced."""
        try:
            stat = self.path.stat()
        except OSError:
            return None
        return stat.st_mtime_ns, stat.st_size

    def _run(self, number: int, recorder: ChildProcess, trier: ChildProcess, trial: Thread) -> None:
        """Record the program; try it again if no try was right: perhaps the place of its size was not clear."""
        try:
            recording = self.record(recorder)
            if recorder.is_stopped:
                return None
            findings = find_in(recording)
        except FAULTS as error:
            wrong = explain(error, self.path)
            self._say(wrong)
            return self._publish(number, running=False, wrong=wrong)
        with self._changed:
            self._recording, self._findings, self._recorded = recording, findings, number
        end = recording.header["end"]
        self._say(f"{self.path.name}: {recording.count:,} events, {end['reason']} {end['text']}".rstrip())
        self._publish(number, running=False)
        trial.join()
        comparison, tries = findings["comparison"], self._news.tries or {"sizes": []}
        if comparison and not any(count == known for _, count, known, *_ in tries["sizes"]):
            self._try(number, trier, comparison["n"], comparison["right"])
        return None

    def _try(self, number: int, child: ChildProcess, size: int = 0, is_right: bool = False) -> None:
        """Publish the facts of the tries of a run."""
        with suppress(OSError, NoProgram):  # the file is gone or has changed; its next version is tried
            if tries := try_apart(self._options, child, size, is_right):
                self._publish(number, tries=tries)

    def _publish(self, number: int, **changes: Any) -> None:
        """Publish changes of the news about a run, unless a later one has begun."""
        with self._changed:
            if number >= self._news.run:
                self._news = replace(self._news, **changes)
                self._changed.notify_all()


def find_in(recording: Recording) -> dict[str, Any]:
    """Return the findings about a recording. Raises NoRecording for values that no recorder writes."""
    try:
        return find(recording)
    except (AttributeError, LookupError, TypeError, ValueError, RecursionError) as wrong:
        raise NoRecording(f"its recording cannot be read: {wrong!r}") from None


def explain(fault: Exception, path: Path) -> str:
    """Return one of FAULTS of the program in a file as a sentence."""
    if isinstance(fault, OSError):
        return f"{fault.filename or path}: {fault.strerror}"
    return f"the recorder failed: {str(fault).strip().splitlines()[-1]}" if isinstance(fault, Failed) else str(fault)


def describe(recording: Recording, findings: dict[str, Any]) -> dict[str, Any]:
    """Return a recording with its findings, in the page's format."""
    return {"recording": b64encode(recording.save()).decode(), "findings": findings}
