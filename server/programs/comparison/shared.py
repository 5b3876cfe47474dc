"""Find a list of solutions that holds the same board object many times: the program appended it without a copy."""

from __future__ import annotations

from collections.abc import Iterator

from ..boards.codes import is_plain, items_of, pairs_of
from ..recording.recording import Recording
from ..recording.state import RETURN, Code, Names, State

LEAST = 2  # entries


def count_shared(recording: Recording, n: int) -> int:
    """Return the length of the longest list whose entries are all the same board with n rows; 0 without one.

    The search covers the names and the result of each call when it returns, and the module's names at the end.
    """
    most = 0
    last: State | None = None
    for moment in recording.walk():
        last = moment.state
        if moment.kind == RETURN and last.stack:
            values = [*_values(last, last.stack[-1].names), moment.value]
            most = max([most, *(_shared(value, n) for value in values)])
    if last:
        most = max([most, *(_shared(value, n) for value in _values(last, last.globals))])
    return most


def _values(state: State, names: Names) -> Iterator[Code]:
    for code in names.values():
        value = state.resolve(code)
        yield value
        if type(value) is dict and "o" in value:
            yield from (state.resolve(one) for one in value["a"].values())


def _shared(value: Code, n: int) -> int:
    if type(value) is not list or len(value) < LEAST or is_plain(value[0]):
        return 0
    first = items_of(value[0])
    length = len(first) if first is not None else len(pairs_of(value[0]) or ())
    return len(value) if length in (0, n) and all(one == value[0] for one in value) and len(value) != n else 0
