"""Run a listing under a line tracer."""

import sys
from types import FrameType
from typing import Any

from server.search.algorithms.catalogue import ALGORITHMS

SEARCH = "try_"
STATEMENTS = {3, 4, 5, 6, 7, 8, 9, 10}  # lines; of a call over several lines, the first


class Tracer:
    """Runs `bitmask`'s listing; `visits` has its statements in order, with the variables before and after each."""

    def __init__(self, n: int) -> None:
        self.visits: list[dict[str, Any]] = []
        self.open: dict[FrameType, dict[str, Any] | None] = {}
        code = compile(ALGORITHMS["bitmask"].listing().replace("\nn = 8\n", f"\nn = {n}\n"), "<listing>", "exec")
        world: dict[str, Any] = {}
        before = sys.gettrace()
        sys.settrace(self.enter)
        try:
            exec(code, world)
        finally:
            sys.settrace(before)

    def enter(self, frame: FrameType, *_: object) -> Any:
        return self.line if frame.f_code.co_name == SEARCH else None

    def line(self, frame: FrameType, event: str, _: object) -> Any:
        last = self.open.get(frame)
        if last is not None and "after" not in last:
            last["after"] = dict(frame.f_locals)
        if event == "line" and frame.f_lineno in STATEMENTS and (last is None or last["line"] != frame.f_lineno):
            visit = {"line": frame.f_lineno, "before": dict(frame.f_locals), "solutions": frame.f_globals["solutions"]}
            self.visits.append(visit)
            self.open[frame] = visit
        return self.line


def watch(name: str, n: int, expressions: list[str]) -> list[dict[str, str]]:
    """Return the values of expressions each time a listing with masks takes a bit out of `poss`, as text."""
    text = ALGORITHMS[name].listing().replace("\nn = 8\n", f"\nn = {n}\n")
    lines = text.splitlines()
    taken = next(at for at, line in enumerate(lines, 1) if line.strip().startswith("poss") and line.endswith("= bit"))
    codes = {expression: compile(expression, "<expression>", "eval") for expression in expressions}
    visits: list[dict[str, str]] = []

    def line(frame: FrameType, event: str, _: object) -> Any:
        if event == "line" and frame.f_lineno == taken:
            world = frame.f_globals, frame.f_locals
            visits.append({expression: str(eval(code, *world)) for expression, code in codes.items()})
        return line

    before = sys.gettrace()
    sys.settrace(lambda frame, *_: line if frame.f_code.co_filename == "<listing>" else None)
    try:
        exec(compile(text, "<listing>", "exec"), {})
    finally:
        sys.settrace(before)
    return visits
