"""Answers: their fields, windows and limits; found steps, outlines, solutions and their classes."""

import json
import threading
from collections.abc import Iterator
from queue import SimpleQueue
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from server.config.limits import LARGEST_PAGE, LARGEST_SEARCHED, LARGEST_WINDOW, MOST_CLASSES, WINDOW_BYTES
from server.hosting.threads import Threads
from server.jobs import jobs
from server.jobs.jobs import Jobs
from server.jobs.warming import Kernels
from server.search.algorithms.algorithm import Run
from server.search.algorithms.catalogue import ALGORITHMS, COMPARED
from server.search.index.catalogue import index_for
from server.search.index.index import Index
from server.search.index.tables import store
from server.search.pausable import finish
from server.search.questions.ask import ask_questions
from server.search.step import Step
from server.search.symmetry import TURNS, image
from server.search.trace.trace import Trace
from server.timing.bench import Bench
from server.wire import answers, gallery
from server.wire.gallery import sort_solutions
from server.wire.session import Background, Session
from tests.search import square_oracle
from tests.search.oracle import steps
from tests.search.test_symmetry import A002562
from tests.wire.asking import REPLIES, Heard, answer, ask, form, plain

COUNTED = {"calls", "placements", "solutions", "dead_ends", "checks"}
MASKED = ["step", "kind", "row", "ld", "col", "rd", "poss", "bit", "queens", "square", "stack"]
MASKED += ["calls", "placements", "solutions", "dead_ends", "checks", "lines"]
TRIED = {"step", "kind", "queens", "square", "state", "stack", "lines"} | COUNTED
LARGEST_NUMBER = 2**53 - 1


@pytest.fixture
def fresh() -> Iterator[None]:
    """Empty the caches of windows and traces."""
    answers.WINDOWS.cache.clear()
    answers.trace_of.cache_clear()
    yield
    answers.WINDOWS.cache.clear()
    answers.trace_of.cache_clear()


def test_a_description() -> None:
    reply = ask("describe")
    sizes = {"steps": 6170, "placements": 2056, "solutions": 92, "checks": 1965, "exact": True}
    assert reply == {"type": "description", "id": 1, "algorithm": "bitmask", "n": 8} | sizes
    assert list(reply) == ["type", "id", "algorithm", "n", *sizes]


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_a_description_of_every_algorithm(algorithm: str) -> None:
    reply = ask("describe", algorithm=algorithm)
    assert (reply["steps"], reply["solutions"], reply["exact"]) == (len(Trace(algorithm, 8)), 92, True)
    assert ask("describe", algorithm=algorithm, goal="first")["solutions"] == 1


def test_a_description_of_the_way_to_the_first_solution() -> None:
    first = next(step for step in steps(8) if step["kind"] == "solution")
    sizes = {"steps": first["step"] + 1, "placements": first["placements"], "solutions": 1, "exact": True}
    assert ask("describe", goal="first").items() >= sizes.items()
    assert ask("describe", n=3, goal="first").items() >= {"steps": 17, "solutions": 0}.items()


@pytest.mark.parametrize(
    ("n", "state", "waits"), [(16, "warming", None), (17, "installing", "installing"), (18, "failed", None)]
)
def test_a_description_names_what_a_large_film_waits_for(
    n: int, state: Any, waits: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.jobs.warming._now", Kernels(state))
    monkeypatch.setattr("server.search.compiled._numba", None)
    monkeypatch.setattr("server.search.compiled._settled", True)
    assert ask("describe", n=n).get("plain") == waits
    monkeypatch.setattr("server.jobs.warming._now", Kernels("warm"))
    assert "plain" not in ask("describe", n=n)


@pytest.mark.usefixtures("fresh")
def test_a_description_without_a_size_has_an_estimate() -> None:
    reply = ask("describe", n=20)
    assert reply.keys() == REPLIES["description"] | {"estimate", "error", "reached"}
    assert [reply[field] for field in ("steps", "placements", "solutions", "exact")] == [None, None, None, False]
    assert reply["reached"] == 0
    assert len(reply["estimate"]) <= 8
    ask("read", n=20, stop=60_000, start=59_999)
    assert ask("describe", n=20)["reached"] == 60_000


@pytest.mark.parametrize("algorithm", [name for name in COMPARED if name != "naive"])
def test_beyond_the_index_there_is_an_estimate(algorithm: str) -> None:
    reply = ask("describe", algorithm=algorithm, n=20)
    assert (reply["steps"], reply["exact"]) == (None, False)
    assert 0 < float(reply["error"]) < float(reply["estimate"])
    assert [step["step"] for step in ask("read", algorithm=algorithm, n=20, stop=9)["steps"]] == list(range(9))
    assert ask("read", algorithm=algorithm, n=20, start=10**12, stop=10**12 + 1)["code"] == "not_ready"
    assert ask("outline", algorithm=algorithm, n=20)["code"] == "not_ready"


@pytest.mark.parametrize(("value", "text"), [(3.44e15, "3.4e15"), (123, "1.2e2"), (1, "1.0e0"), (9.99e33, "1.0e34")])
def test_large_numbers_as_text(value: float, text: str) -> None:
    assert answers.format_power(value) == text


def test_a_window() -> None:
    reply = ask("read", start=3, stop=12, stride=4)
    window = {"type": "steps", "id": 2, "algorithm": "bitmask", "n": 8, "start": 3, "stride": 4}
    assert reply == window | {"steps": plain(steps(8)[3:12:4])}
    for step in reply["steps"]:
        assert list(step) == MASKED
        assert all(list(frame) == ["row", "ld", "col", "rd", "poss", "bit"] for frame in step["stack"])


@given(st.integers(1, 5), st.integers(0, 200), st.integers(-20, 400), st.integers(1, 300))
def test_windows_are_slices(n: int, start: int, stop: int, stride: int) -> None:
    reply = ask("read", n=n, start=start, stop=stop, stride=stride)
    assert reply["steps"] == plain(steps(n)[start : max(stop, 0) : stride][:LARGEST_WINDOW])


@pytest.mark.parametrize("algorithm", square_oracle.RULES)
def test_steps_come_as_the_oracle_has_them(algorithm: str) -> None:
    sent = ask("read", algorithm=algorithm, n=5, stop=10_000)["steps"]
    line = "column" if algorithm == "backtracking" else "row"
    for step, other in zip(sent, plain(square_oracle.steps(algorithm, 5))[:256], strict=True):
        assert {name: step[name] for name in step if name != "lines"} == other
        assert set(step) == TRIED | {line} | ({"attacker", "along"} if step["kind"] == "reject" else set())
        assert all(set(frame) == {line, "state"} for frame in step["stack"])


def test_boards_come_as_the_oracle_has_them() -> None:
    sent = ask("read", algorithm="naive", n=4, stop=10_000)["steps"]
    for step, other in zip(sent, plain(list(square_oracle.boards(4))), strict=True):
        assert step == other | {"lines": step["lines"]}


def test_the_parts_of_a_long_integer_are_numbers_that_json_can_carry() -> None:
    step = ask("read", algorithm="conjoin", n=27, start=4000, stop=4001)["steps"][0]
    assert step["state"]["used"]["nwse"] <= LARGEST_NUMBER
    assert Trace("conjoin", 27)[4000].state["used"] == step["state"]["used"]  # type: ignore[union-attr]


def test_steps_by_their_checks() -> None:
    reply = ask("read", algorithm="basic", stop=81_319, stride=20_000, by="checks")
    assert (reply["by"], reply["start"], reply["stride"]) == ("checks", 0, 20_000)
    assert [step["checks"] // 20_000 for step in reply["steps"]] == [0, 1, 2, 3, 4]
    assert reply["steps"][0]["step"] == 0
    assert ask("describe", algorithm="basic")["checks"] == 81_318


@pytest.mark.parametrize(
    ("window", "numbers"),
    [
        ({"start": 6160, "stop": 10**30}, range(6160, 6170)),
        ({"start": 6170, "stop": 7000}, range(0)),
        ({"start": LARGEST_NUMBER, "stop": 2**60, "stride": LARGEST_NUMBER}, range(0)),
        ({"stop": 256}, range(256)),
        ({"stop": 257}, range(256)),
        ({"stop": 10**9}, range(256)),
        ({"stop": 10**9, "stride": 5}, range(0, 1280, 5)),
    ],
)
def test_a_window_ends_with_the_trace_or_after_its_first_part(window: dict[str, int], numbers: range) -> None:
    assert [step["step"] for step in ask("read", **window)["steps"]] == list(numbers)


@pytest.mark.usefixtures("fresh")
def test_without_a_table_a_wide_window_is_answered_with_its_first_part() -> None:
    horizon = index_for(19).horizon
    stride = horizon // 20
    window = {"n": 19, "start": 0, "stop": 10**9, "stride": stride}
    numbers = [step["step"] for step in ask("read", **window)["steps"]]
    assert numbers == list(range(0, horizon, stride))
    assert ask("read", **window | {"start": numbers[-1] + stride})["steps"][0]["step"] == numbers[-1] + stride


def test_the_first_goal_cuts_a_window() -> None:
    last = ask("read", n=6, goal="first", start=10, stop=10**6)["steps"][-1]
    assert (last["kind"], last["solutions"]) == ("solution", 1)


@pytest.mark.usefixtures("fresh")
def test_far_ahead_is_not_ready_and_nearer_when_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Index, "horizon", 25_000)
    replies = [ask("read", n=19, start=60_000, stop=60_001) for _ in range(3)]
    assert [reply["type"] for reply in replies] == ["error", "error", "steps"]
    assert [reply.get("code") for reply in replies] == ["not_ready", "not_ready", None]
    assert [reply["id"] for reply in replies] == [2, 2, 2]
    assert replies[0]["message"].endswith("steps have been walked so far")
    assert ask("find", n=19, what="over", from_=1)["code"] == "not_ready"


@pytest.mark.usefixtures("fresh")
def test_a_step_beyond_an_end_that_was_not_known_is_a_bad_request() -> None:
    assert ask("describe", n=19, goal="first")["steps"] is None
    reply = ask("find", n=19, goal="first", from_=10**6)
    steps_in_all = ask("describe", n=19, goal="first")["steps"]
    assert reply["message"] == f"from must be a step of this trace, 0 to {steps_in_all - 1}, not 1000000"


@pytest.fixture
def encoded(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Record the numbers of the steps that are encoded."""
    numbers: list[int] = []
    encode = answers.step_object

    def step_object(step: Step, frames: Any) -> Any:
        numbers.append(step.step)
        return encode(step, frames)

    monkeypatch.setattr(answers, "step_object", step_object)
    return numbers


@pytest.mark.usefixtures("fresh")
def test_a_window_is_encoded_once(encoded: list[int]) -> None:
    first = answer(json.dumps(form("read", id="a", stop=10)))
    again = answer(json.dumps(form("read", id="b", stop=10)))
    assert again == first.replace('"id":"a"', '"id":"b"')
    assert encoded == list(range(10))
    ask("read", stop=10, goal="first")
    ask("read", stop=10, n=9)
    ask("read", stop=10, stride=2)
    assert len(encoded) == 10 + 10 + 10 + 5


@pytest.mark.usefixtures("fresh")
def test_simultaneous_equal_requests_cost_one_encoding(encoded: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "SLICE", 0.0)
    everybody, replies = threading.Event(), SimpleQueue[str]()
    background = Background(Jobs(Threads(1, everybody.wait)), Jobs(Threads(1)), Bench())
    for _ in range(8):
        text = json.dumps(form("read", n=12, start=2_000_000, stop=2_000_100))
        Session(background, Heard(replies.put)).handle(text)
    everybody.set()
    assert len({replies.get(timeout=20) for _ in range(8)}) == 1
    assert len(encoded) == 100


@pytest.mark.usefixtures("fresh")
def test_the_caches_are_bounded() -> None:
    cache: Any = answers.WINDOWS.cache
    assert cache.maxsize == WINDOW_BYTES
    for start in range(0, 2000, 50):
        ask("read", start=start, stop=start + 50)
        assert cache.currsize > len(cache) * 1000
    assert cache.currsize >= sum(map(len, cache.values()))
    full = len(cache)
    for start in range(10**6, 10**6 + 100):
        ask("read", start=start, stop=2 * 10**6)
    assert cache.currsize >= (len(cache) - full) * 1000  # empty windows are not free
    cache["large"] = b" " * (WINDOW_BYTES - answers.OVERHEAD)
    assert list(cache) == ["large"]


def test_the_solutions_below_the_tried_squares() -> None:
    rows: list[Any] = [[[[0, 7], 4], [[0, 6], 8], [[0, 5], 16]], [[[1, 7], 2], [[1, 6], 6], [[1, 2], 3]], [], []]
    reply = {"type": "tried", "id": 6, "algorithm": "bitmask", "n": 8, "step": 2802}
    assert ask("tried", step=2802) == reply | {"queens": [[0, 4], [1, 1], [2, 7]], "rows": rows}


def test_questions_are_those_of_the_search() -> None:
    asked = ask("questions", algorithm="flipped", n=6, start=3, stop=20, about=["rd", "after"])
    wanted = filter(None, ask_questions(Trace("flipped", 6).pausing, 3, 20, ["rd", "after"]))
    assert asked["questions"] == [
        {"step": each.step, "about": each.about, "answer": each.answer, "shown": each.shown} for each in wanted
    ]
    assert asked["start"] == 3
    assert {each["about"] for each in asked["questions"]} == {"rd", "after"}


def test_questions_of_a_long_range_are_those_of_its_first_part() -> None:
    asked = ask("questions", stop=6170, about=["line"])["questions"]
    assert [each["step"] for each in asked] == list(range(LARGEST_WINDOW))
    assert ask("questions", start=6169, stop=10**9)["questions"] == []


def test_a_lesson_is_answered_as_the_page_shows_it() -> None:
    place = "[place](?algorithm=loop&n=4&step=2&part=last) look: row ld"
    reply = ask("lesson", text=f"# One\n## Two\n{place}\nA `ray`, and **[more](https://a.example)**.\n? free\n")
    assert (reply["type"], reply["title"], reply["faults"]) == ("lesson", "One", [])
    more = ["bold", [["link", "https://a.example", [["text", "more"]]]]]
    words = [["text", "A "], ["code", "ray"], ["text", ", and "], more, ["text", "."]]
    assert reply["stops"] == [
        {
            "title": "Two",
            "place": {"run": {"algorithm": "loop", "n": 4, "goal": "all"}, "step": 2, "part": -1, "panel": ""},
            "look": ["row", "ld"],
            "text": [["paragraph", words]],
            "question": "free",
            "choice": None,
            "card": "",
            "notes": [],
            "page": "",
        }
    ]


def test_all_faults_of_a_lesson_are_listed_by_line() -> None:
    assert ask("lesson", text="# One\n## Two\n[place](?n=4&step=50)\n*it*\n")["faults"] == [
        {"line": 3, "text": "step 50 does not exist; this film has the steps 0 … 49"},
        {"line": 4, "text": "italic text is not allowed: text is paragraphs, **bold**, `code`, ``` listings and links"},
    ]
    (long,) = ask("lesson", text="# x\n" * 20_000, language="de")["faults"]
    assert long == {"line": 1, "text": "Die Datei ist zu lang: 80000 Zeichen; höchstens 20000."}


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ({}, next(step["step"] for step in steps(8) if step["kind"] == "solution")),
        ({"what": "over", "from_": 0}, 1),
        ({"what": "out", "from_": 0}, 6169),
        ({"what": "out", "from_": 6169, "direction": "backward"}, 0),
        ({"what": "solution", "direction": "backward"}, None),
        ({"what": "solution", "from_": 6169}, None),
        ({"what": "solution", "from_": ..., "number": 93}, None),
        ({"n": 4, "what": "solution", "from_": ..., "number": 1}, 20),
        ({"n": 4, "what": "solution", "from_": 20, "direction": "backward"}, None),
        ({"n": 4, "what": "queens", "from_": ..., "queens": [3, 0, 2]}, 8),
        ({"n": 4, "what": "queens", "from_": ..., "queens": [1]}, 25),
        ({"n": 4, "goal": "first", "what": "queens", "from_": ..., "queens": [1]}, None),
        ({"what": "line", "line": 5, "from_": 331}, 433),
        ({"what": "line", "line": 8, "from_": 331, "direction": "backward"}, 330),
        ({"what": "line", "line": 1, "from_": 331}, None),
        ({"what": "square", "square": [5, 2], "from_": 331}, 695),
        ({"what": "square", "square": [0, 7], "from_": 3000, "direction": "backward"}, 1),
        ({"what": "square", "square": [0, 7], "from_": 3000}, None),
    ],
)
def test_found(question: dict[str, Any], expected: int | None) -> None:
    assert ask("find", **question) == {"type": "found", "id": 3, "step": expected}


def test_a_search_that_gives_up_reports_how_far_it_went() -> None:
    reply = ask("find", n=18, what="square", square=[17, 0], from_=100_000_000_000)
    if reply["step"] is None:
        assert reply["searched"] > 0
    else:
        assert Trace("bitmask", 18)[reply["step"]].square == (17, 0)


def test_an_outline() -> None:
    reply = ask("outline")
    trace = Trace("bitmask", 8)
    drawn = trace.outline(0, 6170, 100)
    assert reply["exact"] is True
    assert (reply["start"], reply["stop"], reply["width"]) == (0, 6170, 100)
    assert reply["calls"] == [list(call) for call in drawn.calls]
    assert sum(reply["solutions"]) == 92
    assert max(reply["deepest"]) == 8


def test_an_outline_is_cut_at_the_end_and_no_wider_than_its_steps() -> None:
    reply = ask("outline", n=4, start=40, stop=10**9, width=300)
    assert (reply["start"], reply["stop"], reply["width"]) == (40, 50, 10)


def test_a_rough_outline_is_marked() -> None:
    reply = ask("outline", n=17, stop=10**11, width=50)
    assert reply["exact"] is True
    reply = ask("outline", n=18, stop=10**12, width=1000)
    assert reply["exact"] is False
    assert sum(reply["solutions"]) == 666_090_624


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_places_are_found_and_outlines_drawn(algorithm: str) -> None:
    found = ask("find", algorithm=algorithm, what="solution", from_=..., number=7)["step"]
    assert ask("read", algorithm=algorithm, start=found, stop=found + 1)["steps"][0]["solutions"] == 7
    drawn = ask("outline", algorithm=algorithm, stop=10**9, width=200)
    assert sum(drawn["solutions"]) == 92
    assert drawn["exact"] is True


def test_a_damaged_table_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "unpack", lambda *_: (_ for _ in ()).throw(ValueError("its length is wrong")))
    index_for.cache_clear()
    reply = ask("describe", n=15, goal="first")
    index_for.cache_clear()
    assert reply["code"] == "damaged_table"
    assert "search/index/tables/15.xz is damaged (its length is wrong)" in reply["message"]


def test_the_catalogue(client: FlaskClient) -> None:
    answer = client.get("/algorithms")
    assert [one["id"] for one in answer.json or []] == list(ALGORITHMS)
    for one in answer.json or []:
        assert set(one) == {"id", "title", "blurb", "largest", "reason", "indexed", "goal", "takes_board"}
        assert one["goal"] == ("first" if one["id"] == "backtracking" else "all")
        assert one["blurb"].endswith(".")
        assert bool(one["reason"]) == (one["largest"] < 32)
        assert Trace(one["id"], one["indexed"]).size
        assert one["indexed"] == one["largest"] or Trace(one["id"], one["indexed"] + 1).size is None
    again = client.get("/algorithms", headers={"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("name", ALGORITHMS)
def test_listings_in_both_languages(client: FlaskClient, name: str) -> None:
    listing: Any = client.get(f"/listings/{name}").json
    for goal, lines in (("all", listing), ("first", listing["first"])):
        for language, text in (("python", ALGORITHMS[name].listing), ("javascript", ALGORITHMS[name].javascript)):
            assert "\n".join("".join(part for _, part in line) for line in lines[language]) + "\n" == text(goal)
            assert any(kind == "keyword" for line in lines[language] for kind, _ in line)
        assert lines["runs"] == sorted(ALGORITHMS[name].runs(goal))
    assert client.get("/listings/bogo").status_code == 404


def expected(n: int) -> list[dict[str, Any]]:
    """Return all solutions in the form of the wire, from the steps of the oracle."""
    found = [step for step in steps(n) if step["kind"] == "solution"]
    return [
        {"number": number, "step": step["step"], "columns": [column for _, column in step["queens"]]}
        for number, step in enumerate(found, 1)
    ]


def all_classes(n: int, **changes: Any) -> list[dict[str, Any]]:
    """Return all classes, page by page."""
    found: list[dict[str, Any]] = []
    while True:
        reply = ask("classes", n=n, start=len(found), stop=10**6, **changes)
        found += reply["classes"]
        if not reply["classes"]:
            assert reply["total"] == len(found)
            return found


@pytest.mark.parametrize(("start", "stop", "number"), [(0, 10**9, LARGEST_PAGE), (90, 99, 2), (5, 5, 0), (5, -1, 0)])
def test_pages_are_bounded(start: int, stop: int, number: int) -> None:
    reply = ask("solutions", start=start, stop=stop)
    assert (reply["total"], reply["solutions"]) == (92, expected(8)[start : start + number])


def test_without_a_table_come_those_within_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    reply = ask("solutions", n=21, start=0, stop=50)
    assert reply["total"] is None
    assert [solution["number"] for solution in reply["solutions"]] == list(range(1, LARGEST_SEARCHED + 1))
    monkeypatch.setattr(Index, "horizon", 1000)
    assert ask("solutions", n=28, start=0, stop=50)["code"] == "not_ready"


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_the_classes_of_every_algorithm(algorithm: str) -> None:
    found = all_classes(6, algorithm=algorithm) + all_classes(7, algorithm=algorithm)
    assert len(found) == A002562[5] + A002562[6]
    for one in found:
        first = one["members"][0]
        assert (first["turn"], one["size"]) == ("identity", len(one["members"]))
        trace = Trace(algorithm, len(first["columns"]))
        for member in one["members"]:
            assert list(image(tuple(first["columns"]), member["turn"])) == member["columns"]
            queens = sorted(trace[member["step"]].queens)
            assert [column for _, column in queens] == member["columns"]


@pytest.mark.parametrize("n", [9, 10, 11, 12])
def test_as_many_classes_as_published(n: int) -> None:
    reply = ask("classes", n=n, start=0, stop=10**6)
    assert reply["total"] == A002562[n - 1]
    assert len(reply["classes"]) == MOST_CLASSES
    last = ask("classes", n=n, start=reply["total"] - 1, stop=10**6)["classes"]
    assert [one["size"] for one in last] in ([4], [8])


def test_only_those_found_so_far() -> None:
    whole = all_classes(8)
    for found in (0, 1, 2, 7, 30, 91, 92, 1000):
        cut = [[m for m in one["members"] if m["number"] <= found] for one in whole]
        assert [one["members"] for one in all_classes(8, found=found)] == [members for members in cut if members]
        assert all(one["size"] == whole[at]["size"] for at, one in enumerate(all_classes(8, found=found)))


def test_the_class_of_one_solution() -> None:
    whole = all_classes(8)
    for number in range(1, 93):
        reply = ask("classes", solution=number, start=..., stop=...)
        assert reply["classes"] == [whole[reply["start"]]]
        assert number in [member["number"] for member in reply["classes"][0]["members"]]


def test_the_first_goal_has_one_class() -> None:
    assert [one["size"] for one in ask("classes", n=6, goal="first")["classes"]] == [1]


def test_a_run_is_sorted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run("bitmask", 7, "all")
    first = finish(sort_solutions(run))
    monkeypatch.setattr(gallery, "search_boards", lambda *_: pytest.fail("sorted again"))
    assert finish(sort_solutions(run)) is first
    assert set(first.classes.turns) <= set(TURNS)
