"""Solutions and classes over the wire, compared with a search without masks or turns."""

from __future__ import annotations

from typing import Any

import pytest

from server.config.limits import LARGEST_PAGE, LARGEST_SEARCHED, MOST_CLASSES
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.index.catalogue import index_for
from server.search.pausable import finish
from server.search.symmetry import TURNS, image
from server.search.trace.trace import Trace
from server.wire import gallery
from server.wire.gallery import sort_solutions
from server.wire.run import Run
from tests.search.oracle import SOLUTIONS, steps
from tests.search.test_symmetry import A002562
from tests.wire.asking import ask


def expected(n: int) -> list[dict[str, Any]]:
    """All solutions as they are sent, from the steps of the oracle."""
    found = [step for step in steps(n) if step["kind"] == "solution"]
    return [
        {"number": number, "step": step["step"], "columns": [column for _, column in step["queens"]]}
        for number, step in enumerate(found, 1)
    ]


def all_classes(n: int, **changes: Any) -> list[dict[str, Any]]:
    """All classes, page by page."""
    found: list[dict[str, Any]] = []
    while True:
        reply = ask("classes", n=n, start=len(found), stop=10**6, **changes)
        found += reply["classes"]
        if not reply["classes"]:
            assert reply["total"] == len(found)
            return found


def rotated(columns: list[int]) -> list[int]:
    """A clockwise quarter turn: the lowest row becomes the first column."""
    n = len(columns)
    return [n - 1 - columns.index(row) for row in range(n)]


def eight(columns: list[int]) -> set[tuple[int, ...]]:
    """The eight images, from quarter turns and one mirror."""
    images = set()
    for start in (columns, columns[::-1]):
        for _ in range(4):
            images.add(tuple(start))
            start = rotated(start)
    return images


@pytest.mark.parametrize("n", range(1, 9))
def test_all_solutions_by_pages(n: int) -> None:
    pages = [ask("solutions", n=n, start=start, stop=start + 20) for start in range(0, 100, 20)]
    assert [solution for page in pages for solution in page["solutions"]] == expected(n)
    assert all(page["total"] == SOLUTIONS[n - 1] for page in pages)


@pytest.mark.parametrize(("start", "stop", "number"), [(0, 10**9, LARGEST_PAGE), (90, 99, 2), (5, 5, 0), (5, -1, 0)])
def test_pages_are_bounded(start: int, stop: int, number: int) -> None:
    reply = ask("solutions", start=start, stop=stop)
    assert reply["solutions"] == expected(8)[start : start + number]


def test_without_a_table_come_those_within_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    reply = ask("solutions", n=21, start=0, stop=50)
    assert reply["total"] is None
    assert [solution["number"] for solution in reply["solutions"]] == list(range(1, LARGEST_SEARCHED + 1))
    monkeypatch.setattr(index_for(28), "horizon", 1000)
    assert ask("solutions", n=28, start=0, stop=50)["code"] == "not_ready"


@pytest.mark.parametrize("n", range(1, 9))
def test_the_classes_of_a_brute_force(n: int) -> None:
    found = all_classes(n)
    assert len(found) == A002562[n - 1]
    members = [member for one in found for member in one["members"]]
    plain = [{field: member[field] for field in ("number", "step", "columns")} for member in members]
    assert sorted(plain, key=lambda solution: solution["number"]) == expected(n)
    for one in found:
        first = one["members"][0]
        assert first["turn"] == "identity"
        assert {tuple(member["columns"]) for member in one["members"]} == eight(first["columns"])
        assert one["size"] == len(one["members"])
        for member in one["members"]:
            assert list(image(tuple(first["columns"]), member["turn"])) == member["columns"]


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_the_classes_of_every_algorithm(algorithm: str) -> None:
    found = all_classes(6, algorithm=algorithm) + all_classes(7, algorithm=algorithm)
    assert len(found) == A002562[5] + A002562[6]
    for one in found:
        first = one["members"][0]
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
