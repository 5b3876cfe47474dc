"""Read codes of values (RECORDING.md): lists of any kind, whole numbers, squares."""

import re
from collections.abc import Iterable
from typing import Any

from ..recording.state import Code, State

_BRACKETS = {"t": "()", "s": "{}", "q": "[]"}
FORMATTED = 6  # values within values that a text shows
_COORDINATE = re.compile(r"_*(row|col|column|x|y|r|c|i|j|line|rank|file)$", re.I)
_CHESS = re.compile(r"([a-h])([1-8])", re.I)  # a square as in chess: the column, then the row
_ROW = re.compile(r"_*(r|y|i|line|rank)", re.I)


def items_of(code: Code) -> list[Code] | None:
    """Return the items of a list, tuple, set, deque, array or text of digits; None for any other value."""
    if type(code) is list:
        return code
    if type(code) is dict:
        for key in _BRACKETS:
            if key in code:
                found: list[Code] = code[key]
                return found
        return code["a"] if "n" in code else None
    return [int(one) for one in code] if type(code) is str and code.isdecimal() and code.isascii() else None


def pairs_of(code: Code) -> list[list[Code]] | None:
    """Return the keys and values of a dict; None for any other value."""
    if type(code) is dict and "d" in code:
        found: list[list[Code]] = code["d"]
        return found
    return None


def whole(code: Code) -> int | None:
    """Return a whole number, also one stored as a float; None for any other value, including True and False."""
    if type(code) is int:
        return code
    if type(code) is float and code.is_integer():
        return int(code)  # in an array
    if type(code) is dict and "f" in code:
        text = str(code["f"])
        return int(text[:-2]) if text.endswith(".0") and text[:-2].lstrip("-").isdecimal() else None
    return None


def number_of(code: Code) -> int | None:
    """Return an integer of any size; None for any other value."""
    if type(code) is dict and type(code.get("i")) is str:
        return int(code["i"])
    return code if type(code) is int else None


def pair(code: Code) -> tuple[int, int] | None:
    """Return two whole numbers from a tuple or list of two, an object with a row and a column, or "b4"."""
    if type(code) is str:
        named = _CHESS.fullmatch(code)
        return (int(named[2]), ord(named[1].lower()) - ord("a") + 1) if named else None
    if type(code) is dict and "a" in code and "o" in code:
        return _pair_of_object(code["a"])
    parts = items_of(code)
    if parts is None or len(parts) != 2:
        return None
    first, second = whole(parts[0]), whole(parts[1])
    return None if first is None or second is None else (first, second)


def _pair_of_object(attributes: dict[str, Code]) -> tuple[int, int] | None:
    numbers = {name: whole(code) for name, code in attributes.items() if whole(code) is not None}
    named = [name for name in numbers if _COORDINATE.match(name)]
    chosen = named if len(named) == 2 else list(numbers)
    if len(chosen) != 2:
        return None
    row, column = sorted(chosen, key=lambda name: (not _ROW.match(name), name))
    return int(numbers[row] or 0), int(numbers[column] or 0)


def is_plain(code: Code) -> bool:
    """Return True for a number, a text, a flag or None."""
    return code is None or type(code) in (int, float, str, bool)


def equal(one: Code, other: Code) -> bool:
    """Compare value and type: 1 is not True."""
    return type(one) is type(other) and bool(one == other)


def expand(state: State, code: Code) -> Code:
    """Replace the numbers of objects in a code by the objects, each with only its plain attributes."""
    if type(code) is list:
        return [expand(state, one) for one in code]
    if type(code) is not dict:
        return code
    if "@" not in code:
        return {key: expand(state, one) if key not in ("o", "r") else one for key, one in code.items()}
    value = state.resolve(code)
    if type(value) is dict and "o" in value:
        return {"o": value["o"], "a": {name: one for name, one in value["a"].items() if is_plain(one)}}
    return value


def has_references(code: Code) -> bool:
    """Return True if a list or dict holds objects of the program's own classes."""
    if type(code) is list and not {*map(type, code)} & {list, dict}:
        return False
    waiting: list[Any] = [code]
    while waiting:
        one = waiting.pop()
        if type(one) is dict:
            if "@" in one:
                return True
            waiting += one.values()
        elif type(one) is list:
            waiting += one
    return False


def format_code(state: State, code: Code, depth: int = 0) -> str:
    """Return a value as Python writes it; of a long list that is recorded without its entries, their number."""

    def write(codes: Iterable[Code], between: str = ", ") -> str:
        return between.join(format_code(state, one, depth + 1) for one in codes)

    value = state.resolve(code)
    if type(value) is list:
        return f"[{write(value)}]"
    if type(value) is not dict or depth > FORMATTED:
        return repr(value) if is_plain(value) else "…"
    for key, brackets in _BRACKETS.items():
        if key in value:
            return f"{brackets[0]}{write(value[key])}{brackets[1]}"
    if "z" in value:
        return f"({value['z'][0]} entries)"
    if "n" in value:
        return f"[{write(value['a'])}]"
    if "d" in value:
        return f"{{{', '.join(write(pair, ': ') for pair in value['d'])}}}"
    if "o" in value:
        inner = ", ".join(f"{name}={format_code(state, one, depth + 1)}" for name, one in value["a"].items())
        return f"{value['o']}({inner})"
    number = whole(value)
    return "…" if number is None else str(number)
