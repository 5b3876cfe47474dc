"""Tables of films in items: together they are the shipped ones, with any engine."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from server.cluster import constellations
from server.cluster.answers import ItemAnswer, count_item, read_answer, write_answer
from server.cluster.items import Items
from server.cluster.journal import BadJournal, open_journal, write_line
from server.cluster.leaves import COLUMNS, Leaves, columns_of, cut, leaves_of
from server.cluster.ledger import Ledger, WrongTotal
from server.cluster.local import count_locally
from server.search.compiled import COMPILED
from server.search.counting.engines import available_engines
from server.search.counting.workload import known_solutions
from server.search.index.tables.store import load

N = 12
compiled_only = pytest.mark.skipif(not COMPILED, reason="takes too long without numba")


def rows(ledger: Ledger) -> list[tuple[int, ...]]:
    """The rows of the table that a ledger's answers make."""
    return list(zip(*columns_of(answer.found for answer in ledger.answers), strict=True))


def shipped(n: int) -> list[tuple[int, ...]]:
    return list(zip(*load(n, COLUMNS, len(leaves_of(n))), strict=True))


@pytest.mark.parametrize("n", [12, *[pytest.param(n, marks=compiled_only) for n in (13, 14)]])
def test_together_they_are_the_shipped_table(n: int) -> None:
    ledger = Ledger(cut(n))
    total = count_locally(ledger)
    assert rows(ledger) == shipped(n)
    assert (total.solutions, total.items) == (known_solutions(n), len(ledger.items.work))


@pytest.mark.parametrize("engine", available_engines())
def test_engines_agree(engine: str) -> None:
    answer = count_item(Leaves(N, 5, 9), engine)
    assert answer.engine == engine
    assert list(zip(*[iter(answer.found)] * COLUMNS, strict=True)) == shipped(N)[5:9]


@pytest.mark.parametrize("n", [12, 19, 20])
def test_a_cut_covers_the_leaves(n: int) -> None:
    items = cut(n)
    whole = [Leaves(n, 0, 0), *items.work]
    assert all(before.last == after.first < after.last for before, after in pairwise(whole))
    assert whole[-1].last == len(leaves_of(n))
    assert cut(n).name == items.name != cut(n, 500).name


@pytest.fixture(scope="module")
def items() -> Items:
    return cut(N)


def test_the_journal_of_a_count_is_refused(tmp_path: Path, items: Items) -> None:
    path = tmp_path / "journal"
    line = write_line(count_item(next(iter(items.work))), constellations.cut(N))
    path.write_bytes(line)
    with pytest.raises(BadJournal, match="line 1: it belongs to the plan "), open_journal(path, items):
        pass
    assert path.read_bytes() == line


def test_a_wrong_sum_is_refused(items: Items) -> None:
    ledger = Ledger(items)
    for item in items.work:
        honest = count_item(item)
        ledger.record(ItemAnswer(item, (honest.found[0], honest.found[1] + 1, *honest.found[2:]), 0, "batch", "0"))
    with pytest.raises(WrongTotal, match=r"add up to .* and there are 14,200 solutions"):
        ledger.total()


def test_an_answer_travels_as_plain_values() -> None:
    answer = count_item(Leaves(N, 3, 5))
    fields = write_answer(answer)
    assert read_answer(fields).found == answer.found
    with pytest.raises(ValueError, match="'totals' must be a list of 8 numbers, not 1 of them"):
        read_answer({**fields, "totals": [1]})
    with pytest.raises(ValueError, match="'totals' must be a whole number from 0, not -1"):
        read_answer({**fields, "totals": [-1] * 8})
    with pytest.raises(ValueError, match="one of 'completions' and 'totals' is missing"):
        read_answer({name: value for name, value in fields.items() if name != "totals"})
