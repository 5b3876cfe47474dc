"""Run programs made of the lines of `bitmask`'s listing in any order, and collect the boards that they find."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

_LONGEST = 30_000  # lines that a program may run: six queens take 4,000


class _EndlessError(Exception):
    """A program runs longer than any correct one."""


class _Solutions:
    """Replacement of the counter `solutions`: adding to it stores the board of the open calls."""

    def __init__(self) -> None:
        self.boards: list[list[int | None]] = []

    def __iadd__(self, _: int) -> _Solutions:
        bits: list[int | None] = []
        frame: FrameType | None = sys._getframe(2)  # the call that counts a solution
        while frame and frame.f_code.co_name == "try_":
            bits.insert(0, frame.f_locals.get("bit"))
            frame = frame.f_back
        self.boards.append(bits)
        return self


def boards_of(program: str, n: int) -> list[list[int | None]] | None:
    """Return the boards that a program finds, as the bit of each row; None if it fails or does not end."""
    solutions = _Solutions()
    names: dict[str, Any] = {"n": n, "done": (1 << n) - 1, "solutions": solutions}
    left = _LONGEST

    def count_lines(_frame: FrameType, _event: str, _argument: object) -> Any:
        nonlocal left
        left -= 1
        if not left:
            raise _EndlessError
        return count_lines

    before = sys.gettrace()
    try:
        exec(program.partition("\n\n")[0], names)  # only the function; the rest sets n and calls it
        sys.settrace(count_lines)
        names["try_"](0, 0, 0)
    except (_EndlessError, NameError, RecursionError, SyntaxError):
        return None
    finally:
        sys.settrace(before)
    return solutions.boards
