"""Valid requests, and the errors of all others."""

import json
from typing import Any, get_args

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from server.config.limits import LARGEST_STEP, LONGEST_ID
from server.search.algorithms.algorithm import Run
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.counting.engines import available_engines
from server.search.index import index
from server.search.index.catalogue import index_for
from server.search.questions.kinds import KINDS
from server.search.trace.find import What
from server.wire.checks import BadRequest
from server.wire.fields import names_of
from server.wire.protocol import MESSAGES, parse
from server.wire.requests import Describe, Find, Read, SubtreeCounts
from server.wire.run import trace_of
from tests.wire.asking import EXAMPLES, FORMS, answer, ask, form, read
from tests.wire.document import TABLE, WIRE, write_table

RUN = Run("bitmask", 8, "all")
N_RANGE = "a whole number from 1 to 32"
BIG = "9" * 50


@pytest.mark.parametrize(
    ("message", "request_"),
    [
        (form("describe"), Describe(1, RUN)),
        (form("describe", n=1, goal="first"), Describe(1, Run("bitmask", 1, "first"))),
        (form("describe", n=32, goal="all"), Describe(1, Run("bitmask", 32, "all"))),
        (form("read"), Read(2, RUN, 0, 64, 1)),
        (form("read", stride=...), Read(2, RUN, 0, 64, 1)),
        (form("read", start=9, stop=3, stride=LARGEST_STEP), Read(2, RUN, 9, 3, LARGEST_STEP)),
        (form("read", start=LARGEST_STEP, stop=-5), Read(2, RUN, LARGEST_STEP, -5, 1)),
        (form("read", stop=10**40), Read(2, RUN, 0, 10**40, 1)),
        (form("find"), Find(3, RUN, "solution", 0, "forward", None)),
        (form("find", from_=7, direction="backward"), Find(3, RUN, "solution", 7, "backward", None)),
        (form("find", from_=..., number=92), Find(3, RUN, "solution", 0, "forward", 92)),
        (form("find", number=1, what="dead_end"), Find(3, RUN, "dead_end", 0, "forward", 1)),
        (form("find", what="queens", from_=..., queens=[0, 2]), Find(3, RUN, "queens", 0, "forward", queens=(0, 2))),
        (form("tried", step=2802), SubtreeCounts(7, RUN, 2802)),
        *((form("find", what=what), Find(3, RUN, what, 0, "forward", None)) for what in get_args(What)),
    ],
)
def test_good_requests(message: dict[str, Any], request_: object) -> None:
    assert parse(json.dumps(message)) == request_


@pytest.mark.parametrize(
    "id_", [0, -1, 7, 1.5, -0.25, LARGEST_STEP, -LARGEST_STEP, "", "a", "é€🟦", "x" * LONGEST_ID, "\u2028\x00"]
)
@pytest.mark.parametrize("kind", FORMS)
def test_an_id_comes_back(kind: str, id_: int | float | str) -> None:
    reply = ask(kind, id=id_)
    assert reply["type"] != "error"
    assert reply["id"] == id_
    assert type(reply["id"]) is type(id_)
    wrong = ask(kind, id=id_, n=99)
    assert (wrong["type"], wrong["id"]) == ("error", id_)


BAD_IDS: list[Any] = [None, True, False, [], {}, [1]]
BAD_IDS += ["x" * (LONGEST_ID + 1), "\ud800", LARGEST_STEP + 1, 10**400, 1e300]
BAD_IDS += [float("nan"), float("inf"), -float("inf")]


@pytest.mark.parametrize("id_", BAD_IDS)
def test_an_id_that_cannot_come_back_is_refused(id_: Any) -> None:
    reply = ask("describe", id=id_)
    assert (reply["type"], reply["id"], reply["code"]) == ("error", None, "bad_request")
    assert reply["message"].startswith(
        "id must be a number (at most 2**53 - 1) or a string of at most 64 characters, not "
    )


NOT_IN_RANGE = [
    (0, "0"),
    (33, "33"),
    (-8, "-8"),
    (8.5, "8.5"),
    (8.0, "8.0"),
    (True, "true"),
    ("8", '"8"'),
    (float("nan"), "NaN"),
    (float("inf"), "Infinity"),
    (None, "null"),
    ([8], "[8]"),
    ({"n": 8}, '{"n": 8}'),
    (int(BIG), BIG[:40] + "…"),
    ("y" * 99, '"' + "y" * 40 + '…"'),
    ("\ud800", '"?"'),
    (1e99, "1e+99"),
]


@pytest.mark.parametrize(("value", "shown"), NOT_IN_RANGE)
@pytest.mark.parametrize("kind", FORMS)
def test_a_wrong_n_is_named(kind: str, value: Any, shown: str) -> None:
    reply = ask(kind, n=value)
    assert reply == {
        "type": "error",
        "id": FORMS[kind]["id"],
        "code": "bad_request",
        "message": f"n must be {N_RANGE}, not {shown}",
    }


NAMES = ", ".join(ALGORITHMS)
WHATS = "one of solution, dead_end, over, out, line, square, queens"
TYPES = f"one of {', '.join(MESSAGES)}"
COLUMNS = "a list of columns, each from 0 to 7, for row 0, row 1, … (1 to 8 of them)"
WAYS = "one of forward, backward"
STEP = f"a whole number from 0 to {LARGEST_STEP}"
STRIDE = f"a whole number from 1 to {LARGEST_STEP}"
MISSING = ...
NEEDED = [
    ("describe", "n", N_RANGE),
    ("describe", "algorithm", f"one of {NAMES}"),
    ("describe", "type", TYPES),
    ("describe", "id", "a number (at most 2**53 - 1) or a string of at most 64 characters"),
    ("read", "start", STEP),
    ("read", "stop", "a whole number"),
    ("find", "what", WHATS),
    ("find", "from", STEP),
    ("tried", "step", STEP),
]
NAIVE = "a whole number from 1 to 8"
UNREAD = "since not every step can be read at once"


@pytest.mark.parametrize(
    ("kind", "field", "value", "message"),
    [
        *((kind, field, MISSING, f"{field} is missing: it must be {allowed}") for kind, field, allowed in NEEDED),
        ("describe", "algorithm", "bogo", f'algorithm must be one of {NAMES}, not "bogo"'),
        ("describe", "algorithm", ["bitmask"], f'algorithm must be one of {NAMES}, not ["bitmask"]'),
        ("describe", "algorithm", None, f"algorithm must be one of {NAMES}, not null"),
        ("describe", "type", "sing", f'type must be {TYPES}, not "sing"'),
        ("describe", "type", {}, f"type must be {TYPES}, not {{}}"),
        ("describe", "goal", "last", 'goal must be one of all, first, not "last"'),
        ("describe", "goal", None, "goal must be one of all, first, not null"),
        ("describe", "start", 0, '"start" is not a field of describe, which has type, id, algorithm, n, goal, board'),
        (
            "read",
            "what",
            "x",
            '"what" is not a field of read, which has type, id, algorithm, n, goal, board, start, stop, stride, by',
        ),
        ("read", "stride", 0, f"stride must be {STRIDE}, not 0"),
        ("read", "stride", -1, f"stride must be {STRIDE}, not -1"),
        ("read", "stride", 1.5, f"stride must be {STRIDE}, not 1.5"),
        ("read", "stride", None, f"stride must be {STRIDE}, not null"),
        ("read", "stride", 2**53, f"stride must be {STRIDE}, not {2**53}"),
        ("read", "start", -1, f"start must be {STEP}, not -1"),
        ("read", "start", 2**53, f"start must be {STEP}, not {2**53}"),
        ("read", "start", "0", f'start must be {STEP}, not "0"'),
        ("read", "stop", None, "stop must be a whole number, not null"),
        ("read", "stop", 64.0, "stop must be a whole number, not 64.0"),
        ("read", "stop", False, "stop must be a whole number, not false"),
        ("find", "what", "queen", f'what must be {WHATS}, not "queen"'),
        ("find", "direction", "up", f'direction must be {WAYS}, not "up"'),
        ("find", "direction", 1, f"direction must be {WAYS}, not 1"),
        ("find", "from", -1, f"from must be {STEP}, not -1"),
        ("find", "from", 0.5, f"from must be {STEP}, not 0.5"),
        ("find", "number", 0, "number must be a whole number, 1 or more, not 0"),
        ("find", "number", None, "number must be a whole number, 1 or more, not null"),
        ("find", "number", True, "number must be a whole number, 1 or more, not true"),
        ("find", "line", 3, "line goes with what = line, not with solution"),
        ("find", "square", [0, 0], "square goes with what = square, not with solution"),
        ("find", "queens", [0], "queens goes with what = queens, not with solution"),
        ("outline", "start", -1, f"start must be {STEP}, not -1"),
        ("outline", "start", 6170, "stop must be a whole number, 6171 or more, not 6170"),
        ("outline", "stop", 0, "stop must be a whole number, 1 or more, not 0"),
        ("outline", "stop", "x", 'stop must be a whole number, 1 or more, not "x"'),
        ("outline", "width", 0, "width must be a whole number from 1 to 4096, not 0"),
        ("outline", "width", 4097, "width must be a whole number from 1 to 4096, not 4097"),
        ("outline", "exact", 1, "exact must be true or false, not 1"),
        ("cancel", "n", 8, '"n" is not a field of cancel, which has type, id'),
        ("cancel", "id", 5, "id must be that of a count, a measurement or a join under way"),
        ("tried", "step", -1, f"step must be {STEP}, not -1"),
        ("tried", "step", 6170, "step must be a step of this trace, 0 to 6169, not 6170"),
        ("tried", "from", 0, '"from" is not a field of tried, which has type, id, algorithm, n, goal, board, step'),
        ("find", "from", 6170, "from must be a step of this trace, 0 to 6169, not 6170"),
    ],
)
def test_a_wrong_field_is_named(kind: str, field: str, value: Any, message: str) -> None:
    reply = ask(kind, **{field: value})
    assert reply["id"] == (None if (kind, field) == ("describe", "id") else form(kind)["id"])
    assert (reply["type"], reply["code"], reply["message"]) == ("error", "bad_request", message)


PLACED = {"what": "queens", "from_": ..., "queens": [0]}
WRONG_QUEENS: list[tuple[dict[str, Any], str]] = [
    ({"queens": ...}, f"queens is missing: it must be {COLUMNS}"),
    ({"queens": []}, f"queens must be {COLUMNS}, not []"),
    ({"queens": [8]}, f"queens must be {COLUMNS}, not [8]"),
    ({"queens": [0, True]}, f"queens must be {COLUMNS}, not [0, true]"),
    ({"queens": "0"}, f'queens must be {COLUMNS}, not "0"'),
    ({"queens": [0] * 9}, f"queens must be {COLUMNS}, not {[0] * 9}"),
    (
        {"queens": [0, 4, 2]},
        "queens must not attack each other: in [0, 4, 2] the queen of row 0 attacks the one of row 2 along ld",
    ),
    (
        {"queens": [3, 3]},
        "queens must not attack each other: in [3, 3] the queen of row 0 attacks the one of row 1 along column",
    ),
    (
        {"queens": [1, 0]},
        "queens must not attack each other: in [1, 0] the queen of row 0 attacks the one of row 1 along rd",
    ),
    (
        {"algorithm": "backtracking", "queens": [2, 2]},
        "queens must not attack each other: in [2, 2] the queen of column 0 attacks the one of column 1 along row",
    ),
    ({"algorithm": "naive"}, "queens go with an algorithm that places one after the other, not with naive"),
    ({"n": 19}, "queens can be found only for n up to 18, not 19"),
    ({"from": 0}, "from goes with what = solution or dead_end or over or out or line or square, not with queens"),
    (
        {"direction": "forward"},
        "direction goes with what = solution or dead_end or over or out or line or square, not with queens",
    ),
]
ONE = {"start": ..., "stop": ...}  # of `classes`, beside the number of a solution
REASON = "naive tests N to the power of N boards one by one, and for N = 9 they are 387 million already"
COUNTED = "n must be a whole number from 1 to 34"


@pytest.mark.parametrize(
    ("kind", "changes", "message"),
    [
        *(("find", PLACED | changes, message) for changes, message in WRONG_QUEENS),
        *((kind, {"algorithm": "naive", "n": 9}, f"n must be {NAIVE}, not 9: {REASON}") for kind in FORMS),
        *((kind, {"algorithm": "naive", "n": "x"}, f'n must be {NAIVE}, not "x"') for kind in FORMS),
        ("find", {"what": "over", "number": 1}, "number goes with what = solution or dead_end, not with over"),
        ("find", {"what": "out", "number": 1}, "number goes with what = solution or dead_end, not with out"),
        ("outline", {"n": 4, "start": 50, "stop": 60}, "start must be a step of this trace, 0 to 49, not 50"),
        ("read", {"algorithm": "basic", "n": 15, "by": "checks"}, f"by cannot be checks for n = 15, {UNREAD}"),
        ("solutions", {"start": -1}, f"start must be {STEP}, not -1"),
        ("solutions", {"stop": ...}, "stop is missing: it must be a whole number"),
        ("solutions", {"stop": 2.5}, "stop must be a whole number, not 2.5"),
        ("solutions", {"n": 33}, f"n must be {N_RANGE}, not 33"),
        ("classes", {"n": 13}, "n must be a whole number from 1 to 12, not 13"),
        ("classes", {"found": -1}, "found must be a whole number, 0 or more, not -1"),
        ("classes", {"start": ...}, f"start is missing: it must be {STEP}"),
        ("classes", {"solution": 5}, "start does not go with solution, which already names the class"),
        ("classes", ONE | {"solution": 0}, "solution must be a whole number, 1 or more, not 0"),
        ("classes", ONE | {"solution": 93}, "solution must be one of those found, 1 to 92, not 93"),
        ("classes", ONE | {"solution": 9, "found": 8}, "solution must be one of those found, 1 to 8, not 9"),
        ("classes", ONE | {"solution": 10**4000}, f"solution must be one of those found, 1 to 92, not 1{'0' * 39}…"),
        ("lesson", {"text": 7}, "text must be a string, not 7"),
        ("lesson", {"text": ...}, "text is missing: it must be a string"),
        *(
            (
                "questions",
                {"about": about},
                f"about must be a list of some of {', '.join(KINDS)}, not {json.dumps(about)}",
            )
            for about in ([], ["next", "next"], ["colour"], "next", [["next"]], None)
        ),
        ("count", {"n": 0}, f"{COUNTED}, not 0"),
        ("count", {"n": 40}, f"{COUNTED}, not 40"),
        ("count", {"n": "x"}, f'{COUNTED}, not "x"'),
        ("count", {"engine": 5}, "engine must be the name of an engine, not 5"),
        ("count", {"engine": "steam"}, f"There is no engine 'steam'; available: {', '.join(available_engines())}."),
        ("count", {"threads": 0}, "threads must be a whole number from 1 to 256, not 0"),
        ("count", {"start": 1}, '"start" is not a field of count, which has type, id, n, engine, threads'),
        ("time", {"n": 8}, '"n" is not a field of time, which has type, id'),
    ],
)
def test_the_error_names_the_field_that_does_not_fit(kind: str, changes: dict[str, Any], message: str) -> None:
    reply = ask(kind, **changes)
    assert reply == {"type": "error", "id": form(kind)["id"], "code": "bad_request", "message": message}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", '""'),
        ("hello", '"hello"'),
        ("{", '"{"'),
        ("[]", "[]"),
        ("[{}]", "[{}]"),
        ("null", "null"),
        ("8", "8"),
        ('"describe"', '"describe"'),
        ("[" * 4000, '"' + "[" * 40 + '…"'),
        ("9" * 4096, ""),
        ('{"id": 1} {}', ""),
        ("\ud800", '"?"'),
    ],
)
def test_messages_that_are_no_object_are_refused(text: str, shown: str) -> None:
    reply = read(answer(text))
    assert (reply["type"], reply["id"], reply["code"]) == ("error", None, "bad_request")
    assert reply["message"].startswith("a message must be one JSON object, not ")
    assert shown in reply["message"]


@pytest.mark.parametrize("data", [b"", b"\xff", json.dumps(FORMS["describe"]).encode()])
def test_binary_data_is_refused(data: bytes) -> None:
    assert "text" in read(answer(data))["message"]
    with pytest.raises(BadRequest, match="not binary"):
        parse(data)


@pytest.mark.parametrize("field", ["id", "type", "n", "nonsense"])
def test_deep_nesting_is_refused_at_any_depth(field: str) -> None:
    for depth in [*range(1, 2000, 50), *range(850, 1010)]:
        wrong = json.dumps(form("describe", **{field: 0})).replace(
            f'"{field}": 0', f'"{field}": {"[" * depth}{"]" * depth}'
        )
        assert read(answer(wrong))["code"] == "bad_request"


@pytest.fixture(scope="module")
def short_stretch() -> Any:
    """Make a search too large for a table give up soon; here only its answer matters."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(index, "INTERPRETED_HORIZON", 500)
        patch.setattr(index, "COMPILED_HORIZON", 500)
        forget_traces()
        yield
    forget_traces()


def forget_traces() -> None:
    """Make the next request build its trace and its index again."""
    trace_of.cache_clear()
    index_for.cache_clear()


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters())
    | st.sampled_from(["\ud800", 2**53]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
PLAUSIBLE = st.integers(-1, 40) | st.sampled_from(
    ["first", "all", "solution", "dead_end", "over", "out", "forward", "backward", *FORMS, 10**6, 10**12, 2**53 - 1]
)
SLOW = {"outline"}  # of a large board
FIELDS = {field for kind in MESSAGES for field in names_of(kind)}
ANY_FIELD = st.sampled_from(sorted(FIELDS)) | st.text(max_size=8)


@pytest.mark.usefixtures("short_stretch")
@given(st.sampled_from(sorted({*FORMS} - SLOW)), st.dictionaries(ANY_FIELD, JSON | PLAUSIBLE, max_size=4))
@example("find", {"n": 19, "goal": "first", "from": 10**6})
@example("find", {"n": 19, "what": "over", "from": 1})
@example("read", {"n": 20, "stop": 10**9, "stride": 10**5})
def test_any_value_in_any_field_gets_one_answer(kind: str, changes: dict[str, Any]) -> None:
    message = FORMS[kind] | changes
    reply = read(answer(json.dumps(message)))
    if reply["id"] is not None:
        assert reply["id"] == message["id"]


@given(st.text(st.characters(), max_size=300) | st.binary(max_size=50) | JSON.map(json.dumps))
def test_any_text_gets_an_error(text: str | bytes) -> None:
    assert read(answer(text))["type"] == "error"


def test_every_message_is_described_and_tried() -> None:
    """Each message has an example in WIRE.md, and the example is valid."""
    assert set(EXAMPLES) == set(MESSAGES)
    for kind, request in MESSAGES.items():
        assert isinstance(parse(json.dumps(form(kind))), request)
        assert set(form(kind)) <= set(names_of(kind))


def test_the_table_of_requests_is_that_of_their_checks() -> None:
    (table,) = TABLE.findall(WIRE.read_text("utf-8"))
    assert table == write_table(), "run `python3 -m tests.wire.document`, which writes it"
