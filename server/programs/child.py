"""Run a program in a process of its own: `python child.py`, with any Python from 3.10 on.

The task is a JSON object on standard input, with `source` and the fields of `Options`. The recording goes to standard
output, block by block. With `size`, the rows of the board, the program is tried instead, and the facts of
`tries/sweep.py` go there, a line of JSON after each run. This file needs only the folders `recorder` and `tries` beside
it, and the program can import none of them.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
import threading
from pathlib import Path
from typing import Any

NAME = "_bitqueens_programs"
SPARE = 2 * 1024**3  # bytes of address space beyond the bound: libraries reserve more than they use


def main() -> None:
    """Read the task, run the program, write its recording or the facts of its tries, and exit."""
    task = json.loads(sys.stdin.buffer.read())
    bounds = load("recorder.bounds").Bounds(**task.pop("bounds", {}))
    source = task.pop("source")
    out = os.dup(1)  # output of C libraries must not get between the blocks
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    limit_memory(bounds.bytes)
    sys.path[:] = [path for path in sys.path if path and Path(path) != Path(__file__).parent]

    def send(block: bytes) -> None:
        view = memoryview(block)
        while view:
            view = view[os.write(out, view) :]
        if block[:1] == b"e":
            os._exit(0)  # even if the program catches the exception that ends it

    if "size" in task:
        timer = threading.Timer(task["seconds"], os._exit, [1])  # also if this process's parent has ended
        timer.daemon = True
        timer.start()
        load("recorder.world").refuse_processes(lambda _: os._exit(1))
        task = {name: task[name] for name in ("path", "argv", "stdin", "call", "size", "right")}
        load("tries.sweep").send_facts({"source": source, **task}, Path(task["path"]).parent, send)
        return
    options = load("recorder.options").Options(follow=True, refuse=True, bounds=bounds, **task)
    load("recorder.record").record(source, options, send)


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


def limit_memory(most: int) -> None:
    """Make far too large allocations fail at once, before the recorder's next check, where the system supports it."""
    try:
        import resource
    except ImportError:
        return
    for limit, value in ((resource.RLIMIT_AS, most + SPARE), (resource.RLIMIT_CORE, 0)):
        try:
            _, hard = resource.getrlimit(limit)
            resource.setrlimit(limit, (value if hard == resource.RLIM_INFINITY else min(value, hard), hard))
        except (OSError, ValueError):
            continue


if __name__ == "__main__":
    main()
