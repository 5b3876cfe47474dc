"""Items: every cut adds up to the known totals with any engine, and takes as long as estimated."""

import json
from dataclasses import replace
from itertools import cycle, islice, pairwise
from statistics import mean, stdev

import numpy as np
import pytest

from server.cluster.answers import WEIGHTS, ItemAnswer, counting_item, read_answer, write_answer
from server.cluster.constellations import estimate_work, table_of, work_of
from server.cluster.items import MOST_PARTS, SIZE, Item, cut
from server.cluster.ledger import Ledger, WrongTotal, count_here
from server.search.compiled import is_compiled
from server.search.counting.count import Cancelled
from server.search.counting.engines import RICHARDS, EngineUnavailable, available_engines
from server.search.counting.filling import Filling
from server.search.counting.parts import select_part
from server.search.counting.starts import find_starts
from server.search.counting.workload import border_placements, known_solutions
from server.search.pausable import Pauses
from tests.cluster.members import count_item

ENGINES = [name for name in available_engines() if name != RICHARDS]
compiled_only = pytest.mark.skipif(not is_compiled(), reason="numba is not in use")
pytestmark = compiled_only


@pytest.mark.parametrize("share", [1 / 300, 1 / 50, None])
@pytest.mark.parametrize("n", range(8, 13))
def test_items_by_any_engines_add_up_to_the_known_total(n: int, share: float | None) -> None:
    """The smallest items are parts of constellations."""
    items = cut(n, share and share * border_placements(n))
    answers = [count_item(item, engine) for item, engine in zip(items, cycle(ENGINES), strict=False)]
    assert sum(answer.solutions for answer in answers) == known_solutions(n)
    assert {answer.version for answer in answers} == {answers[0].version}
    if share == 1 / 300:
        assert any(item.parts > 1 for item in items)


@pytest.mark.parametrize(("n", "place"), [(14, 300), (14, 700), (18, 3000)])
def test_parts_add_up_to_their_constellation_and_are_alike_for_all_engines(n: int, place: int) -> None:
    whole = count_item(Item(n, place, place + 1)).completions
    parts = [Item(n, place, place + 1, part, 7) for part in range(7)]
    for engine in ENGINES:
        found = [count_item(part, engine).completions for part in parts]
        assert tuple(map(sum, zip(*found, strict=True))) == whole
        assert found == [count_item(part, "batch").completions for part in parts]
    assert sum(whole) > 7


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("n", [23, 24])
def test_engines_agree_on_a_part_of_a_large_board(n: int, engine: str) -> None:
    part = Item(n, 5000, 5001, 77, MOST_PARTS)
    assert count_item(part, engine).completions == count_item(part, "batch").completions != (0, 0, 0)


@pytest.mark.parametrize("engine", ENGINES)
def test_engines_agree_on_every_item(engine: str) -> None:
    for item in cut(11, 100):
        answer = count_item(item, engine)
        assert (answer.engine, answer.completions) == (engine, count_item(item, "batch").completions)
        assert answer.solutions == sum(w * c for w, c in zip(WEIGHTS, answer.completions, strict=True))


@pytest.mark.parametrize(("n", "size"), [(8, None), (14, 1e4), (20, None), (23, None)])
def test_a_cut_covers_the_table_and_is_the_same_every_time(n: int, size: float | None) -> None:
    items = cut(n, size)
    whole = [item for item in items if item.part == 0]
    assert all(before.last == after.first < after.last for before, after in pairwise([Item(n, 0, 0), *whole]))
    assert whole[-1].last == len(table_of(n))
    assert sum(item.parts for item in whole) == len(items) == len(set(items))
    assert sum(map(items.work_of, items)) == pytest.approx(items.whole)
    again, coarser = cut(n, size), cut(n, 1e18)
    assert (list(again), again.name) == (list(items), items.name)
    assert (coarser.name == items.name) == (list(coarser) == list(items))


@pytest.mark.parametrize("n", [23, 24])
def test_no_item_of_a_large_board_is_longer_than_wanted(n: int) -> None:
    """There are a hundred million for N = 27, so its ranges of the table stand for them."""
    items = cut(n)
    longest = max(items._work)
    assert 0.9 * SIZE < longest <= SIZE
    assert len(items) * longest >= items.whole * (1 - 1e-9)


@pytest.mark.parametrize("n", [20, 22])
def test_items_of_large_boards_are_about_equally_long(n: int) -> None:
    items = cut(n)
    work = [items.work_of(item) for item in items]
    assert len(work) >= 64
    assert max(work) < 1.1 * sum(work) / len(work)


def test_names_tell_boards_apart() -> None:
    assert len({table_of(n).name for n in range(8, 20)} | {cut(n).name for n in range(8, 20)}) == 24


@pytest.mark.parametrize("n", [7, 35])
def test_a_board_without_items_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match=f"from 8 to 34, not {n}"):
        cut(n)


def test_the_engine_of_the_page_counts_no_items() -> None:
    with pytest.raises(EngineUnavailable, match="cannot count items"):
        count_item(Item(10, 0, 1), RICHARDS)


def test_an_answer_travels_as_plain_values() -> None:
    answer = count_item(Item(10, 3, 4, 1, 2))
    fields = json.loads(json.dumps(write_answer(answer)))
    assert read_answer(fields) == replace(answer, seconds=round(answer.seconds, 6))
    for name in fields:
        with pytest.raises(ValueError, match="this is not the answer for an item: "):
            read_answer({other: value for other, value in fields.items() if other != name})


@pytest.mark.parametrize(("size", "threads"), [(5_000, 1), (500, 3)])
def test_a_count_in_items_here(size: float, threads: int) -> None:
    seen: list[float] = []
    total = count_here(Ledger(cut(12, size)), threads=threads, progress=lambda now: seen.append(now.fraction))
    assert (total.solutions, total.items, total.resumed, total.workers) == (14_200, len(seen), 0, 0)
    assert seen == sorted(seen)
    assert seen[-1] == pytest.approx(1)
    assert set(total.engines) <= set(ENGINES)


def test_the_time_left_begins_at_the_forecast() -> None:
    assert Ledger(cut(12, 5_000)).progress().left is None
    ledger = Ledger(cut(12, 5_000), expected=3600)
    assert ledger.progress().left == pytest.approx(3600, rel=1e-3)
    for item in islice(ledger.missing(), 2):
        ledger.record(count_item(item))
    now = ledger.progress()
    assert (now.done, now.items) == (2, len(ledger.cut))
    assert 0 < now.fraction < 1
    assert now.left is not None
    assert 0 < now.left < 3600


def test_a_wrong_answer_is_found_by_the_known_total(monkeypatch: pytest.MonkeyPatch) -> None:
    def lie(item: Item, engine: str | None = None) -> Pauses[ItemAnswer]:
        answer = yield from counting_item(item, engine)
        eight, four, two = answer.completions
        return replace(answer, completions=(eight + 1, four, two))

    monkeypatch.setattr("server.cluster.ledger.counting_item", lie)
    with pytest.raises(WrongTotal, match=r"add up to .* and there are 352 solutions"):
        count_here(Ledger(cut(9, 100)))


def test_it_can_be_cancelled() -> None:
    with pytest.raises(Cancelled):
        count_here(Ledger(cut(14)), cancelled=lambda: True)


@pytest.mark.parametrize("n", [8, 14, 20])
def test_the_estimates_of_a_table_add_up_to_its_board(n: int) -> None:
    work = work_of(n)
    assert len(work) == len(table_of(n))
    assert min(work) >= 0
    assert sum(work) == pytest.approx(border_placements(n))


def passes(n: int, place: int) -> int:
    """Count the kernel's passes until a sixty-fourth of a constellation is filled."""
    starts = find_starts(n, n - 2, list(table_of(n).part(place, place + 1)))
    filling, taken = Filling(select_part(starts, n - 2, 0, 64), 64, 1), 0
    while not filling.is_over:
        filling.run_passes(100)
        taken += 100
    return taken


def test_an_estimate_is_near_the_placements() -> None:
    n, work = 20, work_of(20)
    ratios = [passes(n, place) / work[place] for place in range(100, len(work), 1000)]
    assert stdev(ratios) < 0.2 * mean(ratios)


def test_symmetric_constellations_are_estimated_alike() -> None:
    top, bottom, left, right = 3, 9, 4, 7
    one, mirrored = estimate_work(14, np.array([[top, bottom, left, right], [13 - top, 13 - bottom, right, left]]))
    assert one == pytest.approx(mirrored)
