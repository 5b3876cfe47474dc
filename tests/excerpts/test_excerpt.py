"""Tests of an excerpt as a file."""

import json

import pytest

from server.config.limits import MOST_RECORDED
from server.excerpts import excerpt
from server.excerpts.files import FILES
from server.wire.checks import BadRequest
from server.wire.queries import Query
from tests.excerpts.asking import excerpt_of


def ask(**fields: object) -> Query:
    return {name: [str(value)] for name, value in fields.items()}


def test_it_is_the_recorded_excerpt() -> None:
    file = FILES["excerpt.json"](ask(algorithm="plain", n=5, to=99, **{"from": 40}))
    assert file.name == "bitqueens-plain-5-steps-40-99.json"
    assert file.media_type == "application/json"
    *pauses, text = file.lines
    assert pauses
    assert not any(pauses)
    assert json.loads(text) == excerpt_of("plain", 5, 40, 100)


def test_without_a_range_it_is_all() -> None:
    assert json.loads("".join(FILES["excerpt.json"](ask(n=4)).lines)) == excerpt_of("bitmask", 4)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"n": 12}, f"a film in one file has at most {MOST_RECORDED:,} steps, not 2,568,566: choose a stretch"),
        (
            {"n": 18, "from": 10**10, "to": 10**10 + MOST_RECORDED},
            f"a film in one file has at most {MOST_RECORDED:,} steps, not {MOST_RECORDED + 1:,}: choose a stretch",
        ),
        ({"n": 8, "stride": 2}, '"stride" is not a field of this query, which has algorithm, n, goal, board, from, to'),
        ({"n": 8, "from": 6170}, "from must be a whole number from 0 to 6169, not 6170"),
        ({"n": 20}, "to is missing: it must be a whole number from 0 to 9007199254740991"),
    ],
)
def test_a_wrong_query_is_an_error(fields: dict[str, int], message: str) -> None:
    with pytest.raises(BadRequest) as refused:
        list(FILES["excerpt.json"](ask(**fields)).lines)
    assert str(refused.value) == message


def test_one_that_would_take_too_much_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(excerpt, "RECORDED_BYTES", 10_000)
    with pytest.raises(BadRequest, match="at most 10,000 bytes of steps: choose fewer steps"):
        list(FILES["excerpt.json"](ask(n=6)).lines)


def test_neighbours_share_equal_parts() -> None:
    before, changed = [{"frames": [[1], [2]]}], [{"frames": [[1], [3], [4]], "more": 5}]
    shared = excerpt.share(changed, before)
    assert shared == changed
    assert shared[0]["frames"][0] is before[0]["frames"][0]
