"""Finding steps and outlines over the wire."""

from __future__ import annotations

from typing import Any

import pytest

from server.search.index.catalogue import index_for
from server.search.index.tables import store
from server.search.trace.trace import Trace
from tests.search.oracle import steps
from tests.wire.asking import ask


@pytest.mark.parametrize("start", [0, 331, 3000, 6169])
@pytest.mark.parametrize("direction", ["forward", "backward"])
@pytest.mark.parametrize("wanted", [{"line": 5}, {"line": 8}, {"line": 1}, {"square": [0, 7]}, {"square": [5, 2]}])
def test_lines_and_squares_are_found(wanted: dict[str, Any], direction: str, start: int) -> None:
    (what,) = wanted
    film = steps(8)[start + 1 :] if direction == "forward" else steps(8)[:start][::-1]
    places = [
        step["step"]
        for step in film
        if (wanted.get("line") in step["lines"])
        or (step["kind"] == "place" and list(step["square"]) == wanted.get("square"))
    ]
    reply = ask("find", what=what, from_=start, direction=direction, **wanted)
    assert reply == {"type": "found", "id": 3, "step": places[0] if places else None}


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


def test_no_outline_without_a_size() -> None:
    assert ask("outline", n=19)["code"] == "not_ready"


def test_an_outline_that_begins_beyond_the_end() -> None:
    assert ask("outline", n=4, start=50, stop=60)["message"] == "start must be a step of this trace, 0 to 49, not 50"


def test_a_damaged_table_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "unpack", lambda *_: (_ for _ in ()).throw(ValueError("its length is wrong")))
    index_for.cache_clear()
    reply = ask("describe", n=15, goal="first")
    index_for.cache_clear()
    assert reply["code"] == "damaged_table"
    assert "search/index/tables/15.xz is damaged (its length is wrong)" in reply["message"]
