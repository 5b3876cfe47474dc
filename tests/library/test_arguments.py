"""Each exported call names a wrong argument, its value and what is allowed, by a TypeError or a ValueError."""

import re
from math import nan
from typing import Any

import pytest

import server
from server.exports import EXPORTS
from server.search.algorithms.catalogue import ALGORITHMS

FROM_0, FROM_1 = (f"must be a whole number from {least} on" for least in (0, 1))
DIRECTION = "direction must be one of forward, backward"

# a call, the type that is right, what the error says, and wrong values
WRONG: list[tuple[str, type, str, list[Any]]] = [
    ("Trace({})", str, f"algorithm must be one of {', '.join(ALGORITHMS)}", ["quantum", None]),
    ("Trace(n={})", int, "n must be a whole number from 1 to 32", [0, 33, -8, 8.0, True, "8"]),
    ("Trace(goal={})", str, "goal must be one of all, first", ["last", None]),
    ("trace.read({}, 4)", int, f"start {FROM_0}", [-1, "0"]),
    ("trace.read(0, {})", int, f"stop {FROM_0}", [-1, 1.5]),
    ("trace.read(0, 4, {})", int, f"stride {FROM_1}", [0, -1]),
    ("trace.read_checks(0, 4, {})", int, f"stride {FROM_1}", [0]),
    ("trace.solutions({})", int, f"start {FROM_0}", [-1]),
    ("trace.solutions(0, {})", int, f"stop {FROM_0}", [-1]),
    ("trace.subtree_counts({})", int, f"step {FROM_0}", [-1]),
    ("trace.find({})", str, "what must be one of solution, dead_end, over, out", ["queen", 1]),
    ("trace.find('over', {})", int, f"start {FROM_0}", [-1, 1.5]),
    ("trace.find('over', 0, {})", str, DIRECTION, ["up"]),
    ("trace.find('solution', number={})", int, f"number {FROM_1}", [0, -1, 1.5, True]),
    ("trace.find_line({})", int, "line must be a whole number from 1 to 17", [18, 0, "3"]),
    ("trace.find_line(7, {})", int, f"start {FROM_0}", [-1]),
    ("trace.find_line(7, 0, {})", str, DIRECTION, ["up"]),
    ("trace.find_square(0, {})", int, "column must be a whole number from 0 to 7", [8]),
    ("trace.find_queens({})", list, "columns must be 1 to 8 numbers from 0 to 7", [[], [0] * 9]),
    ("trace.find_queens({})", list, "columns must be a sequence of numbers", [3]),
    ("trace.find_queens([0, {}])", int, "columns[1] must be a whole number from 0 to 7", [8, -1, 4.0]),
    ("trace.outline({}, 5, 3)", int, f"start {FROM_0}", [-1]),
    ("trace.outline(0, 5, {})", int, f"width {FROM_1}", [0, 2.5]),
    ("count({})", int, "n must be a whole number from 1 to 34", [-1, 0, 35, "8"]),
    ("forecast({})", int, "n must be a whole number from 1 to 34", [-1, 0, 35, "8"]),
    ("count(8, engine={})", str, "engine must be a text", [1]),
    ("count(8, threads={})", int, f"threads {FROM_1}", [-1, 0, 2.0]),
    ("count(8, progress={})", object, "progress must be a function", [1]),
    ("count(8, cancelled={})", object, "cancelled must be a function", [True]),
    ("forecast(20, seconds={})", float, "seconds must be from 0.1 to 3600", [0.0, 0.09, 3601.0, nan]),
    ("forecast(20, seconds={})", float, "seconds must be a number", ["1"]),
    ("Film({})", object, "trace must be a Trace", ["bitmask"]),
    ("Film(trace, {})", int, f"start {FROM_0}", [-1, "0"]),
    ("Film(trace, height={})", int, "height must be a whole number from 100 to 4000", [20, 2.5]),
    ("Film(trace, language={})", str, "language must be one of en, de", ["fr", 1]),
]


@pytest.mark.parametrize(("call", "right", "said", "value"), [(*row[:3], value) for row in WRONG for value in row[3]])
def test_a_wrong_argument_is_named(call: str, right: type, said: str, value: object) -> None:
    """Failed for types with a ValueError, or with an error that did not name the argument."""
    names = {"nan": nan, "trace": server.Trace("bitmask", 8), **{name: getattr(server, name) for name in EXPORTS}}
    with pytest.raises(ValueError if type(value) is right else TypeError, match=re.escape(f"{said}, not {value!r}")):
        eval(call.format(repr(value)), names)
