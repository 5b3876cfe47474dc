"""Run a Python file unchanged and record it: the entry point for a child process and for a browser's Python.

    recording = record(source, Options(path="queens.py", argv=["8"]))  # bytes of a whole recording

The program prints nothing and raises nothing: its output and its end are in the recording.
"""

import sys
import types
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

from .calls import missing_names, offer_calls
from .chunks import END, HEADER, Chunks, Sink, pack, to_json
from .effects import comprehension_names
from .ends import End, Enough, Reason, calling_line, describe, end_of_exception, end_of_exit, end_of_syntax, line_of
from .journal import LARGEST, Journal
from .objects import Objects
from .options import Options, header_of
from .plans import Plans
from .tracer import Tracer
from .trees import UNREADABLE
from .world import World, own_modules, refuse_processes

RESERVE = LARGEST  # bytes to free for writing the end when the program has used up the memory
DEEPEST = 100_000  # nested calls; more may overflow the stack of C
HEADROOM = 300  # nested calls that the recorder may need above the program's deepest


def record(source: str, options: Options | None = None, sink: Sink | None = None) -> bytes:
    """Run a program and record it.

    Args:
        source: The program's text.
        options: Its arguments, input, bounds and so on.
        sink: Gets each block of the recording as bytes, as soon as it is complete.

    Returns:
        The whole recording as bytes; b"" with a sink.
    """
    blocks: list[bytes] = []
    run = _Run(source, options or Options(), sink or blocks.append)
    run.run()
    return b"".join(blocks)


class _Run:
    """One run of a program. Its blocks are a whole recording, also if the run is ended early."""

    def __init__(self, source: str, options: Options, sink: Sink) -> None:
        self.source, self.options, self._sink = source, options, sink
        self.path = str(Path(options.path).absolute())
        self.folder = Path(self.path).parent if options.follow else None
        journal = Journal(options.journal) if options.journal else None
        self.chunks = Chunks(sink, options.chunk, options.seconds, journal)
        self.world = World(self.path, [options.path, *options.argv], options.stdin, self._add_output, self._stop)
        self.objects = Objects({"__main__", *own_modules(self.folder)}, comprehension_names(source))
        self.tracer: Tracer | None = None
        self.files = {self.path: source}
        self.calls = offer_calls(source)
        self._printed, self._has_ended = 0, False
        self._reserve = b""

    def run(self) -> None:
        options = self.options
        self._sink(pack(HEADER, to_json(header_of(self.source, options))))
        try:
            code = compile(self.source, self.path, "exec", dont_inherit=True)
            call = compile(options.call, "<call>", "eval", dont_inherit=True) if options.call else None
        except UNREADABLE as wrong:
            self._finish(end_of_syntax(wrong, self.source))
            return
        if given := missing_names(self.source):
            self.world.space.update(given)
            self.world.notes["typing"] = ", ".join(sorted(given))
        plans = Plans(code, self.files, self.folder)
        self.tracer = Tracer(plans, self.objects, self.chunks, options, self.world.space, self._stop)
        if options.refuse:
            refuse_processes(self._stop)
        self._reserve = bytes(RESERVE)
        with self.world.enter(self.folder, self._limit_depth):
            end = self._execute(self.tracer, code, call)
        self._finish(end)

    def _execute(self, tracer: Tracer, code: types.CodeType, call: types.CodeType | None) -> End:
        """Run the program and return its end."""
        has_arguments = bool(self.options.argv)
        self._limit_depth(sys.getrecursionlimit())
        try:
            _settrace(tracer.trace)
            exec(code, self.world.space)
            value = eval(call, self.world.space) if call else None
            for _ in value if isinstance(value, types.GeneratorType) else ():
                pass  # a call that returns a generator has done nothing yet
        except Enough as enough:
            return self._end(enough.reason)
        except MemoryError as wrong:
            _settrace(None)
            self._reserve = b""
            return End("memory", line_of(wrong.__traceback__, self.path))
        except SystemExit as leaving:
            return end_of_exit(leaving, self.path, self.source, has_arguments)
        except BaseException as wrong:
            _settrace(None)
            if is_ours(wrong):
                raise
            asked = has_arguments, self.world.stdin.misses > 0
            return end_of_exception(wrong, describe(type(wrong), wrong), self.path, self.source, asked)
        finally:
            _settrace(None)
        if tracer.is_over:
            return self._end("depth")
        return End("uncalled" if tracer.calls < 2 and self.calls and not call else "done")

    def _limit_depth(self, depth: int) -> None:
        """Replace `sys.setrecursionlimit`: limit the recorded depth and keep Python's own limit above the program's."""
        assert self.tracer
        self.tracer.depth = min(depth, self.options.bounds.depth)
        self.tracer.goes_deeper = depth > self.options.bounds.depth
        _setrecursionlimit(min(depth, DEEPEST) + HEADROOM)

    def _add_output(self, text: str) -> None:
        room = self.options.bounds.output - self._printed
        self._printed += len(text)
        if room > 0:
            self.chunks.add_output(text[:room])
        if room < len(text):
            self.world.note("output")

    def _stop(self, reason: Reason) -> NoReturn:
        """End the program. The end is written first, since the program may catch the exception."""
        _settrace(None)
        self._finish(self._end(reason))
        raise Enough(reason)

    def _end(self, reason: Reason) -> End:
        bounds = self.options.bounds
        texts = {"events": f"{bounds.events:,}", "seconds": f"{bounds.seconds:g}", "depth": f"{bounds.depth:,}"}
        lines = self.tracer.lines if self.tracer else []
        if self.tracer and self.tracer.is_over and reason == "memory":
            reason = "recursion"
        line = calling_line(lines[:-1]) if reason in ("recursion", "depth") else next(reversed(lines), None)
        return End(reason, line, texts.get(reason, ""))

    def _finish(self, end: End) -> None:
        if self._has_ended:
            return
        self._has_ended = True
        self._reserve = b""
        self.chunks.flush()
        self._sink(pack(END, to_json(self._footer(end))))

    def _footer(self, end: End) -> dict[str, Any]:
        others = [[Path(name).name, text] for name, text in [*self.files.items()][1:]]
        return {
            "events": self.chunks.count,
            "end": asdict(end),
            "notes": [*map(list, self.world.notes.items())],
            "calls": self.calls,
            "files": others,
            "aliases": [[event, number, times] for number, (event, times) in self.objects.aliases.items()],
        }


def is_ours(wrong: BaseException) -> bool:
    """Return True if an exception is the recorder's own fault, not the program's."""
    trace, name = wrong.__traceback__, ""
    while trace:
        name, trace = trace.tb_frame.f_code.co_filename, trace.tb_next
    file, here = Path(name), Path(__file__)
    open_to_programs = file in (here, here.with_name("world.py"))  # they raise the program's own errors
    return file.parent == here.parent and not open_to_programs and not isinstance(wrong, RecursionError)


_settrace, _setrecursionlimit = sys.settrace, sys.setrecursionlimit  # the program gets replacements
