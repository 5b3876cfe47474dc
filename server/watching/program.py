"""A program that is recorded whenever its file is saved. Whoever wants to know is told."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Condition, Thread
from typing import Any

from ..programs.boards.reading import Reading
from ..programs.findings import find
from ..programs.process import Child, Failed, read_source
from ..programs.recorder.options import Options
from ..programs.recording.recording import Recording

POLL = 0.25  # seconds between two looks at the file


@dataclass(frozen=True)
class News:
    """How far it is: how many recordings there have been, whether the program runs again, and what went wrong."""

    recordings: int = 0
    running: bool = False
    wrong: str = ""


class WatchedProgram:
    """A file with a program. `say` is told in one line how each run ended. Nothing is recorded before `follow`."""

    def __init__(self, path: Path, options: Options, python: str, say: Callable[[str], None]) -> None:
        self.path, self._options, self._python, self._say = path, options, python, say
        self._changed = Condition()
        self._news = News()
        self._recording: Recording | None = None
        self._child: Child | None = None
        self._ended = False
        self._outdated = False  # what runs was saved again meanwhile

    def follow(self) -> None:
        """Record it now, and from then on whenever it is saved, in a thread of its own, until `end`."""
        Thread(target=self._follow, daemon=True).start()

    def end(self) -> None:
        """End the program if it runs, and the following."""
        with self._changed:
            self._ended = True
            child = self._child
            self._changed.notify_all()
        if child:
            child.end()

    @property
    def ended(self) -> bool:
        return self._ended

    def wait(self, known: News | None, seconds: float) -> News | None:
        """News other than those that are known, as soon as there are any; None after so many seconds, or at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._ended or self._news != known, seconds)
            return None if self._ended or self._news == known else self._news

    def describe(self, choice: str) -> dict[str, Any] | None:
        """The newest recording and what is found in it, for JSON; None before there is one.

        `choice`: a reading as JSON, "none" for no board, "" for the likeliest. Raises ValueError if it is no reading.
        """
        recording = self._recording
        if recording is None:
            return None
        reading = Reading.from_json(json.loads(choice)) if choice and choice != "none" else None
        return describe(recording, reading, choice == "none")

    def record(self) -> Recording:
        """Run it once. Raises OSError if the file cannot be read, Failed if the recorder failed."""
        child = Child(read_source(self.path), self._options, self._python)
        with self._changed:
            self._child = child
            ended = self._ended or self._outdated
        if ended:
            child.end()
        return child.run()

    def _follow(self) -> None:
        saved: tuple[int, int] | None = None
        run: Thread | None = None
        while not self._ended:
            now = self._look()
            if now is not None and now != saved:
                saved = now
                if run:
                    self._give_up(run)
                self._tell(running=True)
                run = Thread(target=self._run, daemon=True)
                run.start()
            with self._changed:
                self._changed.wait_for(lambda: self._ended, POLL)

    def _give_up(self, run: Thread) -> None:
        """End a run of what has been saved again since; one that has ended by itself stays as it is."""
        with self._changed:
            self._outdated = True
            child = self._child
        if child:
            child.end()
        run.join()
        self._outdated = False

    def _look(self) -> tuple[int, int] | None:
        """What tells one state of the file from another; None while it is being replaced."""
        try:
            stat = self.path.stat()
        except OSError:
            return None
        return stat.st_mtime_ns, stat.st_size

    def _run(self) -> None:
        try:
            recording = self.record()
        except OSError as error:
            wrong = f"{error.filename or self.path}: {error.strerror}"
        except Failed as error:
            wrong = f"the recorder failed: {str(error).strip().splitlines()[-1]}"
        else:
            if self._outdated:
                return None
            self._recording = recording
            end = recording.header["end"]
            self._say(f"{self.path.name}: {recording.count:,} events, {end['reason']} {end['text']}".rstrip())
            return self._tell(self._news.recordings + 1)
        self._say(wrong)
        return self._tell(wrong=wrong)

    def _tell(self, recordings: int | None = None, running: bool = False, wrong: str = "") -> None:
        with self._changed:
            self._news = News(self._news.recordings if recordings is None else recordings, running, wrong)
            self._changed.notify_all()


def describe(recording: Recording, reading: Reading | None = None, boardless: bool = False) -> dict[str, Any]:
    """A recording, and what is found in it, as a page takes it."""
    return {
        "recording": b64encode(recording.save()).decode(),
        "findings": find(recording, reading, boardless),
    }
