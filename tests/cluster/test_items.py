"""Items: every cut adds up to the known totals with any engine, and takes as long as estimated."""

from __future__ import annotations

from itertools import cycle, islice, pairwise
from statistics import mean, stdev

import numpy as np
import pytest

from server.cluster.answers import ItemAnswer, Mismatch, count_item, read_answer, write_answer
from server.cluster.constellations import MOST_PARTS, SIZE, WEIGHTS, Constellations, cut, table_of, work_of
from server.cluster.estimates import estimate_work
from server.cluster.items import Item
from server.cluster.ledger import Ledger, WrongTotal
from server.cluster.local import count_locally
from server.search.compiled import COMPILED
from server.search.counting.count import Cancelled
from server.search.counting.engines import RICHARDS, EngineUnavailable, available_engines
from server.search.counting.filling import Filling
from server.search.counting.parts import select_part
from server.search.counting.starts import find_starts
from server.search.counting.workload import border_placements, known_solutions

ENGINES = [name for name in available_engines() if name != RICHARDS]
compiled_only = pytest.mark.skipif(not COMPILED, reason="numba is not in use")
pytestmark = compiled_only


@pytest.mark.parametrize("share", [1 / 300, 1 / 50, None])
@pytest.mark.parametrize("n", range(8, 13))
def test_items_by_any_engines_add_up_to_the_known_total(n: int, share: float | None) -> None:
    """The smallest items are parts of constellations."""
    items = cut(n, share and share * border_placements(n)).work
    answers = [count_item(item, engine) for item, engine in zip(items, cycle(ENGINES), strict=False)]
    assert sum(answer.solutions for answer in answers) == known_solutions(n)
    assert {answer.version for answer in answers} == {answers[0].version}
    if share == 1 / 300:
        assert any(item.parts > 1 for item in items)


@pytest.mark.parametrize(("n", "place"), [(14, 300), (14, 700), (18, 3000)])
def test_parts_add_up_to_their_constellation_and_are_alike_for_all_engines(n: int, place: int) -> None:
    whole = count_item(Constellations(n, place, place + 1)).found
    parts = [Constellations(n, place, place + 1, part, 7) for part in range(7)]
    for engine in ENGINES:
        found = [count_item(part, engine).found for part in parts]
        assert tuple(map(sum, zip(*found, strict=True))) == whole
        assert found == [count_item(part, "batch").found for part in parts]
    assert sum(whole) > 7


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("n", [23, 24])
def test_engines_agree_on_a_part_of_a_large_board(n: int, engine: str) -> None:
    part = Constellations(n, 5000, 5001, 77, MOST_PARTS)
    assert count_item(part, engine).found == count_item(part, "batch").found != (0, 0, 0)


@pytest.mark.parametrize("engine", ENGINES)
def test_engines_agree_on_every_item(engine: str) -> None:
    for item in cut(11, 100).work:
        answer = count_item(item, engine)
        assert (answer.engine, answer.found) == (engine, count_item(item, "batch").found)
        assert answer.solutions == sum(w * c for w, c in zip(WEIGHTS, answer.found, strict=True))


@pytest.mark.parametrize(("n", "size"), [(8, None), (14, 1e4), (20, None), (23, None)])
def test_a_cut_covers_the_table_and_is_the_same_every_time(n: int, size: float | None) -> None:
    items = cut(n, size)
    whole = [item for item in items.work if item.part == 0]
    assert all(before.last == after.first < after.last for before, after in pairwise([Constellations(n, 0, 0), *whole]))
    assert whole[-1].last == len(table_of(n))
    assert sum(item.parts for item in whole) == len(items.work) == len(set(items.work))
    assert sum(items.work.values()) == pytest.approx(items.whole)
    assert cut(n, size) == items
    coarser = cut(n, 1e18)
    assert (coarser.name == items.name) == (list(coarser.work) == list(items.work))


@pytest.mark.parametrize("n", [23, 24])
def test_no_item_of_a_large_board_is_longer_than_wanted(n: int) -> None:
    """There are a hundred million for N = 27, so its ranges of the table stand for them."""
    items = cut(n)
    longest = max(items.work._work)
    assert 0.9 * SIZE < longest <= SIZE
    assert len(items.work) * longest >= items.whole * (1 - 1e-9)


@pytest.mark.parametrize("n", [20, 22])
def test_items_of_large_boards_are_about_equally_long(n: int) -> None:
    work = list(cut(n).work.values())
    assert len(work) >= 64
    assert max(work) < 1.1 * sum(work) / len(work)


def test_names_tell_boards_apart() -> None:
    assert len({table_of(n).name for n in range(8, 20)} | {cut(n).name for n in range(8, 20)}) == 24


@pytest.mark.parametrize("n", [7, 35])
def test_a_board_without_items_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match=f"from 8 to 34, not {n}"):
        cut(n)


@pytest.mark.parametrize(("first", "last"), [(0, 0), (5, 4), (-1, 3), (0, 10**9)])
def test_an_item_outside_the_table_is_an_error(first: int, last: int) -> None:
    with pytest.raises(ValueError, match="the table of N = 10 has no item"):
        count_item(Constellations(10, first, last))


@pytest.mark.parametrize(
    ("n", "last", "part", "parts"),
    [(10, 4, 3, 3), (10, 4, -1, 3), (10, 5, 0, 2), (10, 4, 0, MOST_PARTS + 1), (10, 4, 0, 0), (20, 4, 0, 2)],
)
def test_a_part_that_cannot_be_is_an_error(n: int, last: int, part: int, parts: int) -> None:
    with pytest.raises(ValueError, match=rf"there is no item .* part {part} of {parts}.* of N = {n}: only a single"):
        count_item(Constellations(n, 3, last, part, parts))


def test_the_engine_of_the_page_counts_no_items() -> None:
    with pytest.raises(EngineUnavailable, match="cannot count items"):
        count_item(Constellations(10, 0, 1), RICHARDS)


def test_an_answer_travels_as_plain_values() -> None:
    answer = count_item(Constellations(10, 3, 4, 1, 2))
    fields = write_answer(answer)
    assert read_answer(fields) == ItemAnswer(
        answer.item, answer.found, round(answer.seconds, 6), answer.engine, answer.version
    )
    for name in fields:
        with pytest.raises(ValueError, match=f"'{name}' must"):
            read_answer({**fields, name: None})
    with pytest.raises(ValueError, match="'8' must be a whole number from 0, not -1"):
        read_answer({**fields, "completions": {"8": -1, "4": 0, "2": 0}})


@pytest.mark.parametrize(("size", "threads"), [(5_000, 1), (500, 3)])
def test_a_count_in_items_here(size: float, threads: int) -> None:
    seen: list[float] = []
    ledger = Ledger(cut(12, size), verify=1)
    total = count_locally(ledger, threads=threads, progress=lambda now: seen.append(now.fraction))
    assert (total.solutions, total.items, total.verified, total.resumed) == (14_200, len(seen), len(seen), 0)
    assert seen == sorted(seen)
    assert seen[-1] == pytest.approx(1)
    assert set(total.engines) <= set(ENGINES)


def test_progress_has_a_forecast_with_its_error() -> None:
    ledger = Ledger(cut(12, 5_000))
    assert ledger.progress().left is None
    assert Ledger(cut(12, 5_000), expected=3600).progress().left == pytest.approx(3600, rel=1e-3)
    first, second, third = islice(ledger.hand_out(), 3)
    ledger.record(count_item(first))
    ledger.record(count_item(second))
    now = ledger.progress()
    assert (now.done, now.items) == (2, len(ledger.items.work))
    assert now.left is not None
    assert now.left > 0
    assert now.error > 0
    assert now.rate > 0
    assert third not in ledger.verified


@pytest.mark.parametrize(("share", "sample"), [(0, 0), (0.0001, 1), (0.5, 20), (1, 40)])
def test_a_sample_is_never_empty_unless_none_is_wanted(share: float, sample: int) -> None:
    items = cut(12)
    plan = type(items)(12, items.table, items.name, {Constellations(12, i, i + 1): 1.0 for i in range(40)}, 40.0)
    ledger = Ledger(plan, verify=share)
    assert list(ledger.hand_out()) == list(plan.work)
    assert len(ledger.verified) == sample


def test_a_wrong_answer_is_found_by_a_second_engine_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    lying = ENGINES[-1]

    def lie(item: Item, engine: str | None = None) -> object:
        answer = count_item(item, engine)
        yield
        eight, four, two = answer.found
        return ItemAnswer(item, (eight + (answer.engine == lying), four, two), 0, answer.engine, answer.version)

    monkeypatch.setattr("server.cluster.local.counting_item", lie)
    items = cut(9, 100)
    with pytest.raises(Mismatch, match=r"the item \d+ to \d+ of N = 9 has two answers: .* by \w+; .* by \w+$"):
        count_locally(Ledger(items, verify=1), threads=1)
    with pytest.raises(WrongTotal, match=r"add up to .* and there are 352 solutions"):
        count_locally(Ledger(items), threads=1)


def test_an_answer_that_comes_twice_must_agree() -> None:
    ledger = Ledger(cut(9, 100))
    answer = count_item(next(ledger.hand_out()))
    ledger.record(answer)
    before = ledger.solutions
    ledger.record(answer)
    assert ledger.solutions == before
    with pytest.raises(Mismatch):
        ledger.record(ItemAnswer(answer.item, (1, 2, 3), 0, "batch", answer.version))


def test_it_can_be_cancelled() -> None:
    with pytest.raises(Cancelled):
        count_locally(Ledger(cut(14)), cancelled=lambda: True)


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
