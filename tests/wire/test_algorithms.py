"""All algorithms over the wire: their steps as sent, the menu, and their listings."""

from __future__ import annotations

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.trace.trace import Trace
from tests.search.square_oracle import RULES, boards, steps
from tests.wire.asking import ask

COUNTED = {"calls", "placements", "solutions", "dead_ends", "checks"}
TRIED = {"step", "kind", "queens", "square", "state", "stack", "lines"} | COUNTED
LARGEST_NUMBER = 2**53 - 1


def plain(value: Any) -> Any:
    """The value after JSON: tuples become lists."""
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("algorithm", RULES)
def test_steps_come_as_the_oracle_has_them(algorithm: str) -> None:
    sent = ask("read", algorithm=algorithm, n=5, stop=10_000)["steps"]
    expected = plain(steps(algorithm, 5))[:256]
    line = "column" if algorithm == "backtracking" else "row"
    assert len(sent) == len(expected)
    for step, other in zip(sent, expected, strict=True):
        assert {name: step[name] for name in step if name != "lines"} == other
        assert set(step) == TRIED | {line} | ({"attacker", "along"} if step["kind"] == "reject" else set())
        assert all(set(frame) == {line, "state"} for frame in step["stack"])


def test_boards_come_as_the_oracle_has_them() -> None:
    sent = ask("read", algorithm="naive", n=4, stop=10_000)["steps"]
    for step, other in zip(sent, plain(list(boards(4))), strict=True):
        assert step == other | {"lines": step["lines"]}


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_descriptions(algorithm: str) -> None:
    reply = ask("describe", algorithm=algorithm)
    trace = Trace(algorithm, 8)
    assert (reply["steps"], reply["solutions"], reply["exact"]) == (len(trace), 92, True)
    assert ask("describe", algorithm=algorithm, goal="first")["solutions"] == 1


@pytest.mark.parametrize("algorithm", [name for name in ALGORITHMS if name != "naive"])
def test_beyond_the_index_there_is_an_estimate(algorithm: str) -> None:
    reply = ask("describe", algorithm=algorithm, n=20)
    assert (reply["steps"], reply["exact"]) == (None, False)
    assert 0 < float(reply["error"]) < float(reply["estimate"])
    assert [step["step"] for step in ask("read", algorithm=algorithm, n=20, stop=9)["steps"]] == list(range(9))
    assert ask("read", algorithm=algorithm, n=20, start=10**12, stop=10**12 + 1)["code"] == "not_ready"
    assert ask("outline", algorithm=algorithm, n=20)["code"] == "not_ready"


def test_the_parts_of_a_long_integer_are_numbers_that_json_can_carry() -> None:
    step = ask("read", algorithm="conjoin", n=27, start=4000, stop=4001)["steps"][0]
    assert step["state"]["used"]["nwse"] <= LARGEST_NUMBER
    assert Trace("conjoin", 27)[4000].state["used"] == step["state"]["used"]  # type: ignore[union-attr]


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_places_are_found_and_outlines_drawn(algorithm: str) -> None:
    found = ask("find", algorithm=algorithm, what="solution", from_=..., number=7)["step"]
    assert ask("read", algorithm=algorithm, start=found, stop=found + 1)["steps"][0]["solutions"] == 7
    drawn = ask("outline", algorithm=algorithm, stop=10**9, width=200)
    assert sum(drawn["solutions"]) == 92
    assert drawn["exact"] is True


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


def test_an_unknown_listing_is_not_found(client: FlaskClient) -> None:
    assert client.get("/listings/bogo").status_code == 404


def test_steps_by_their_checks() -> None:
    reply = ask("read", algorithm="basic", n=8, start=0, stop=81_319, stride=20_000, by="checks")
    assert (reply["by"], reply["start"], reply["stride"]) == ("checks", 0, 20_000)
    assert [step["checks"] // 20_000 for step in reply["steps"]] == [0, 1, 2, 3, 4]
    assert reply["steps"][0]["step"] == 0
    assert ask("describe", algorithm="basic", n=8)["checks"] == 81_318
    refused = ask("read", algorithm="basic", n=15, start=0, stop=4, by="checks")
    assert refused["message"] == "by cannot be checks for n = 15, since not every step can be read at once"
