"""Environment of a running program: arguments, input, output, no sleeping, a fixed random seed.

Everything is restored afterwards. In a child process an audit hook also refuses other processes; a browser has none.
"""

import builtins
import io
import os
import random
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from .ends import Stop

SEED = 1
MISSES = 100  # times that a program may ask for missing input: some ask again and again
PROCESSES = {"os.fork", "os.forkpty", "os.exec", "os.posix_spawn", "os.spawn", "subprocess.Popen"}


class World:
    """The environment of one run. `notes`: the differences from one without the recorder, with details."""

    def __init__(self, path: str, argv: Sequence[str], stdin: str, send: Callable[[str], None], stop: Stop) -> None:
        self.module = ModuleType("__main__")
        self.module.__file__ = path
        self.space: dict[str, Any] = self.module.__dict__
        self.stdin = Input(stdin, stop)
        self.notes: dict[str, str] = {}
        self._argv = list(argv)
        out = Output(send)
        self._output = io.TextIOWrapper(out, "utf-8", "replace", newline="\n", write_through=True)  # type: ignore[type-var]

    @contextmanager
    def enter(self, folder: Path | None, limit_depth: Callable[[int], None]) -> Iterator[None]:
        """Set up the environment while the program runs. It may import and read files from `folder`."""
        depth, path, modules = sys.getrecursionlimit(), sys.path[:], sys.modules
        known = set(modules)
        state = random.getstate()
        random.seed(SEED)
        if folder:
            sys.path.insert(0, str(folder))
        modules["__main__"], before = self.module, modules["__main__"]
        undo = [replace(*change) for change in self._changes(folder, limit_depth)]
        try:
            with warnings.catch_warnings():
                warnings.filterwarnings("ignore", "assigning None to unbound local")  # of Python 3.12 under any tracer
                yield
        finally:
            for back in reversed(undo):
                back()
            modules["__main__"] = before
            sys.setrecursionlimit(depth)
            sys.path[:] = path
            random.setstate(state)
            for name in own_modules(folder) & modules.keys() - known:
                del modules[name]

    def _changes(self, folder: Path | None, limit_depth: Callable[[int], None]) -> list[tuple[object, str, object]]:
        return [
            (sys, "argv", self._argv),
            (sys, "stdin", self.stdin),
            (sys, "stdout", self._output),
            (sys, "stderr", self._output),
            (sys, "settrace", lambda _: self.note("settrace")),
            (sys, "gettrace", lambda: None),
            (sys, "setrecursionlimit", limit_depth),
            (time, "sleep", lambda _: self.note("sleep")),
            (os, "system", self._refuse_command),
            (threading.Thread, "start", self._start_thread()),
            (builtins, "open", opener(folder)),
        ]

    def _refuse_command(self, _: object) -> int:
        self.note("system")
        return 0

    def note(self, reason: str) -> None:
        self.notes[reason] = ""

    def _start_thread(self) -> Callable[[threading.Thread], None]:
        """Return a `Thread.start` that runs the program's threads to their end, so that events have one order."""
        start = threading.Thread.start

        def run(thread: threading.Thread) -> None:
            target = vars(thread).get("_target")
            own = self.space.get("__name__")
            if type(thread).run is threading.Thread.run and getattr(target, "__module__", own) != own:
                start(thread)  # a library's own
                return
            self.note("threads")
            thread.run()
            vars(thread).update(join=lambda timeout=None: None, is_alive=lambda: False)  # noqa: ARG005

        return run


def replace(owner: object, name: str, value: object) -> Callable[[], None]:
    """Set an attribute; return a function that restores its old value."""
    before = getattr(owner, name)
    setattr(owner, name, value)
    return lambda: setattr(owner, name, before)


def opener(folder: Path | None) -> Callable[..., Any]:
    """Return an `open` that also finds files to read in the program's own folder."""
    plain = builtins.open

    def find_and_open(file: Any, mode: str = "r", *rest: Any, **named: Any) -> Any:
        if folder and isinstance(file, str) and mode.startswith("r") and "+" not in mode and not Path(file).exists():
            file = str(folder / file)
        return plain(file, mode, *rest, **named)

    return find_and_open


def own_modules(folder: Path | None) -> set[str]:
    """Return the names of the modules in the program's folder."""
    return {path.stem for path in folder.glob("*.py")} if folder else set()


def refuse_processes(stop: Stop) -> None:
    """Install, for good, a hook that ends the program instead of starting another process."""

    def refuse(event: str, _: object) -> None:
        if event in PROCESSES:
            stop("process")

    sys.addaudithook(refuse)


class Output(io.RawIOBase):
    """Stream that passes all output of the program to `send`."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send

    def write(self, data: Any) -> int:
        self._send(bytes(data).decode("utf-8", "replace"))
        return len(data)

    def writable(self) -> bool:
        return True


class Input(io.TextIOWrapper):
    """The program's input; `misses` counts reads beyond its end."""

    def __init__(self, text: str, stop: Stop) -> None:
        super().__init__(io.BytesIO(text.encode("utf-8", "replace")), "utf-8")
        self.misses = 0
        self._stop = stop

    def readline(self, size: int = -1) -> str:  # type: ignore[override]
        return self._count(super().readline(size))

    def read(self, size: int | None = -1) -> str:
        return self._count(super().read(size))

    def _count(self, text: str) -> str:
        self.misses += not text
        if self.misses > MISSES:
            self._stop("input")
        return text
