"""Record a program, or try it, in a child process of any Python, within its bounds, and clean up afterwards."""

import signal
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from .childprocess import GRACE, ChildProcess
from .recorder.chunks import END, EVENTS, HEADER, pack, to_json
from .recorder.ends import End
from .recorder.journal import LENGTH, pack_lines, read_journal
from .recorder.options import Options, header_of
from .recording.blocks import Block, NoRecording, demand, first_event, read_blocks
from .recording.recording import Recording
from .source import read_regular, read_source
from .tries.judging import NoOutcome, judge

TRYING = 12.0  # seconds for all tries of a program
MOST_TRIED = 2**26  # bytes of what they send
MOST_BLOCKS = 10_000  # of a recording, as in receiver.js
SPARE = 2**28  # bytes of a recording besides its events: its texts, and the chunk that reaches the bound


class Failed(RuntimeError):
    """The recorder itself failed; the text is its process's log."""


def record_apart(source: str, options: Options, child: ChildProcess | None = None) -> Recording:
    """Return the recording of a program once its process has exited or was stopped.

    Raises:
        OSError: There is no such Python.
        Failed: The recorder itself failed.
        NoRecording: The program has written into its recording.
    """
    child = child or ChildProcess()
    most = options.bounds.bytes + SPARE
    blocks: list[Block] = []
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        journal, work = Path(folder, "journal"), Path(folder, "work")
        work.mkdir()
        data = child.run(work, make_task(source, options, journal=str(journal)), options.bounds.seconds + GRACE, most)
        try:
            blocks.extend(islice(read_blocks(data), MOST_BLOCKS + 1))
            whole = len(data) <= most and len(blocks) <= MOST_BLOCKS
            demand(whole, "its size", f"at most {most:,} bytes in {MOST_BLOCKS:,} blocks", len(data))
            if not blocks:
                is_killed = child.is_stopped or child.is_late or child.status < 0
                demand(is_killed, "a recording", "a header and its events", None)
                blocks.append((HEADER, to_json(header_of(source, options))))
            if not any(kind == END for kind, _ in blocks):
                blocks += list_missing(blocks, journal)
                blocks.append((END, to_json({"end": asdict(find_end(child, options.bounds.seconds))})))
            return Recording.load(b"".join(pack(*block) for block in blocks))
        except (LookupError, OSError, RecursionError, TypeError, ValueError) as wrong:
            if not blocks:
                raise Failed(f"{child.log}\n{child.python} must be Python 3.10 or newer") from None
            raise NoRecording(f"the program has written into its own recording: {wrong}") from None


def list_missing(blocks: list[Block], journal: Path) -> list[Block]:
    """Return the events that the child has written only into its journal."""
    chunks = [content for kind, content in blocks if kind == EVENTS]
    lines = read_journal(read_regular(journal, LENGTH)) if journal.exists() else []
    is_known = not lines or (chunks and first_event(chunks[-1]) >= int(lines[0]))
    return [] if is_known else [(EVENTS, pack_lines(lines))]


def find_end(child: ChildProcess, seconds: float) -> End:
    """Return the end of a program whose process could not write it. Raises Failed if the recorder is to blame."""
    if child.is_late:
        return End("seconds", text=f"{seconds:g}")
    if child.is_stopped:
        return End("stopped")
    if child.status < 0:
        return End("crash", text=signal.strsignal(-child.status) or str(-child.status))
    if child.log.rstrip().endswith("\nMemoryError"):
        return End("memory")
    if "Traceback" in child.log:
        raise Failed(child.log)
    return End("exit", text=str(child.status))  # by os._exit


def make_task(source: str, options: Options, **more: object) -> dict[str, Any]:
    """Return a task for `child.py`."""
    fields = {name: getattr(options, name) for name in ("argv", "stdin", "call")}
    path = str(Path(options.path).absolute())
    return {"source": source, "path": path, "bounds": asdict(options.bounds), **fields, **more}


def try_apart(
    options: Options, child: ChildProcess | None = None, size: int = 0, is_right: bool = False
) -> dict[str, Any] | None:
    """Run the program in a file with other sizes, its calls twice, and as it is written.

    Args:
        options: The options of its recording, with the path of its file.
        child: The process to use, which can be stopped.
        size: The rows of its recorded board, 0 if they are unknown.
        is_right: The recorded run was right.

    Returns:
        The facts that `judge` sees in the outcomes; None without one, or if the program has written into them.

    Raises:
        OSError: The file cannot be read, or there is no such Python.
        NoProgram: It holds no program.
    """
    child = child or ChildProcess()
    task = make_task(read_source(Path(options.path)), options, seconds=TRYING, size=size, right=is_right)
    with TemporaryDirectory(ignore_cleanup_errors=True) as work:
        output = child.run(Path(work), task, TRYING, MOST_TRIED)
    lines = [line for line in output.splitlines(keepends=True) if line.endswith(b"\n")]
    try:
        return judge(task, lines) if lines and not child.is_stopped else None
    except NoOutcome:
        return None
