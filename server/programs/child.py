"""Run a program in a process of its own: `python child.py`, with any Python from 3.10 on.

The task is a line of JSON on standard input, with `source` and the fields of `Options`; this process ends when that
input does. The recording goes to standard output, block by block. With `size`, the rows of the board, the program is
tried instead, and the outcomes of `tries/sweep.py` go there, a line of JSON after each run. This file needs only the
folders `recorder` and `tries` beside it, and the program can import none of them.
"""

import _thread
import contextlib
import faulthandler
import importlib.util
import json
import os
import sys
from pathlib import Path
from typing import Any

NAME = "_bitqueens_programs"
SPARE = 2 * 1024**3  # bytes of address space beyond the bound: libraries reserve more than they use
STACK = 2**27  # bytes for programs whose calls are nested deeply
LATE = 10.0  # seconds beyond the bound; by then its parent has killed this process, unless it has ended itself


def main() -> None:
    """Read the task, run the program, write its recording or the outcomes of its tries, and exit."""
    task = json.loads(sys.stdin.buffer.readline())
    parent, out = os.dup(0), os.dup(1)  # output of C libraries must not get between the blocks
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    _thread.start_new_thread(end_with, (parent,))  # hidden from `threading`, as the program sees it
    bounds = load("recorder.options").Bounds(**task.pop("bounds", {}))
    seconds = task.pop("seconds", bounds.seconds) + LATE
    faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)  # a clock that stops C, too
    limit(bounds.bytes, seconds)
    sys.path[:] = [path for path in sys.path if path and Path(path) != Path(__file__).parent]
    own = os.getpid()

    def send(block: bytes) -> None:
        view = memoryview(block)
        if os.getpid() != own:
            os._exit(0)  # a copy of this process, made by a call of C: it has no recording of its own
        while view:
            view = view[os.write(out, view) :]
        if block[:1] == b"e":
            os._exit(0)  # even if the program catches the exception that ends it

    if "size" in task:
        load("recorder.world").refuse_processes(lambda _: os._exit(1))
        for line in load("tries.sweep").sweep(task, Path(task["path"]).parent):
            send(line.encode() + b"\n")
        return
    source = task.pop("source")
    options = load("recorder.options").Options(follow=True, refuse=True, bounds=bounds, **task)
    load("recorder.record").record(source, options, send)


def end_with(parent: int) -> None:
    """End this process with its parent, at the end of a pipe from it."""
    with contextlib.suppress(OSError):  # the program has closed it
        os.read(parent, 1)
        os._exit(1)


def load(module: str) -> Any:
    """Import a module of this folder under a name that no program uses."""
    if NAME not in sys.modules:
        folder = Path(__file__).parent
        place = [str(folder)]
        spec = importlib.util.spec_from_file_location(NAME, folder / "__init__.py", submodule_search_locations=place)
        assert spec
        assert spec.loader
        sys.modules[NAME] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[NAME])
    return importlib.import_module(f"{NAME}.{module}")


def limit(memory: int, seconds: float) -> None:
    """Let the system refuse far too large allocations before the recorder's next check, and end what is left over."""
    try:
        import resource
    except ImportError:
        return
    processor = int(seconds * (os.cpu_count() or 1))  # of all threads together
    limits = {
        resource.RLIMIT_AS: memory + SPARE,
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_CPU: processor,
        resource.RLIMIT_STACK: STACK,
    }
    for which, value in limits.items():
        with contextlib.suppress(OSError, ValueError):
            _, hard = resource.getrlimit(which)
            resource.setrlimit(which, (value if hard == resource.RLIM_INFINITY else min(value, hard), hard))


if __name__ == "__main__":
    main()
