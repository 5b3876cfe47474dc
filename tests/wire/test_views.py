"""Steps are found and outlines drawn; and by plain HTTP come the catalogue of algorithms and their listings."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.index.catalogue import index_for
from server.search.index.tables import store
from server.search.trace.trace import Trace
from tests.search.oracle import steps
from tests.wire.asking import ask


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


def test_a_search_that_is_given_up_says_how_far_it_went() -> None:
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


def test_a_rough_outline_says_so() -> None:
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
        assert set(one) == {"id", "title", "blurb", "largest", "reason", "indexed", "goal"}
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
    for goal, answer in (("all", listing), ("first", listing["first"])):
        for language, text in (("python", ALGORITHMS[name].listing), ("javascript", ALGORITHMS[name].javascript)):
            assert "\n".join("".join(part for _, part in line) for line in answer[language]) + "\n" == text(goal)
            assert any(kind == "keyword" for line in answer[language] for kind, _ in line)
        assert answer["runs"] == sorted(ALGORITHMS[name].runs(goal))
    assert client.get("/listings/bogo").status_code == 404
