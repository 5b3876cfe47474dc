"""The shipped tables agree with the search, and damage is always detected."""

import errno
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.search.compiled import is_compiled
from server.search.index import kernels, scan_index
from server.search.index.index import LARGEST_MADE, LARGEST_TABLE, PrefixTable, stored_leaves
from server.search.index.reference import NO_LIMIT
from server.search.index.tables import make, store
from server.search.index.tables.store import DamagedTable, load, pack, unpack
from server.search.trace.trace import SizeUnknown, Trace
from server.search.walks.reach import NotReady

FOLDER = Path(store.__file__).parent
SHIPPED = range(LARGEST_MADE + 1, LARGEST_TABLE + 1)
SCANNED = range(scan_index.SCANS_MADE + 1, scan_index.LARGEST_SCANNED + 1)
ROOM = 480_000  # bytes for all of them
COLUMNS = 4
MOST = 1_000_000  # rows

compiled_only = pytest.mark.skipif(not is_compiled(), reason="takes too long without numba")


def shipped(n: int, kind: str = "") -> bytes:
    return (FOLDER / f"{n}{kind}.xz").read_bytes()


@pytest.mark.parametrize("n", [12, *[pytest.param(n, marks=compiled_only) for n in (13, 14)]])
def test_making_a_table_again_makes_the_same(n: int) -> None:
    columns = make.columns(n)
    assert [tuple(column) for column in unpack(shipped(n), COLUMNS, MOST)] == columns


@pytest.mark.parametrize("n", [pytest.param(n, marks=compiled_only) for n in SCANNED])
def test_making_a_table_of_scans_again_makes_the_same(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scan_index, "LARGEST_INTERPRETED", 0)
    columns = list(zip(*scan_index.measure_leaves(n), strict=True))
    assert [tuple(column) for column in unpack(shipped(n, scan_index.KIND), COLUMNS, MOST)] == columns


@compiled_only
@pytest.mark.parametrize("n", range(15, LARGEST_TABLE + 1))
def test_leaves_of_the_largest_tables_are_the_sums_of_their_subtrees(n: int) -> None:
    leaves = stored_leaves(n)
    rows = list(zip(*load(n, COLUMNS, len(leaves)), strict=True))
    measure = kernels.choose_measure()
    for place in random.Random(n).sample(range(len(leaves)), 12):
        assert rows[place] == measure(n, *leaves[place], NO_LIMIT)


def test_every_shipped_table_is_there_and_no_other() -> None:
    names = {f"{n}.xz" for n in SHIPPED} | {f"{n}{scan_index.KIND}.xz" for n in SCANNED}
    assert {path.name for path in FOLDER.glob("*.xz")} == names
    assert sum(path.stat().st_size for path in FOLDER.glob("*.xz")) < ROOM


@settings(max_examples=20)  # the packer takes its time
@given(st.integers(0, 40).flatmap(lambda rows: st.lists(columns_of(rows), min_size=1, max_size=5)))
def test_packed_columns_are_unpacked(columns: list[list[int]]) -> None:
    assert [list(column) for column in unpack(pack(columns), len(columns), MOST)] == columns


def columns_of(rows: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(-(2**63), 2**63 - 1), min_size=rows, max_size=rows)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder from which tables are read."""
    monkeypatch.setattr(store, "files", lambda _: tmp_path)
    return tmp_path


def refused(packed: bytes, folder: Path) -> str:
    """The error for a file with these bytes."""
    (folder / "12.xz").write_bytes(packed)
    with pytest.raises(DamagedTable) as refusal:
        load(12, columns=2, rows=3)
    return str(refusal.value)


GOOD = pack([[1, 2, 3], [400, 500, 600]])
ADVICE = "the table search/index/tables/12.xz is damaged ({}): install again, or make it with "
ADVICE += "python3 -m server.search.index.tables.make"


def test_a_good_table_is_read(folder: Path) -> None:
    (folder / "12.xz").write_bytes(GOOD)
    assert [list(column) for column in load(12, columns=2, rows=3)] == [[1, 2, 3], [400, 500, 600]]


def test_a_table_cut_off_anywhere_is_refused(folder: Path) -> None:
    for length in range(len(GOOD)):
        assert refused(GOOD[:length], folder).startswith(ADVICE.split("{", 1)[0])


def test_a_table_with_a_changed_byte_is_refused(folder: Path) -> None:
    for place in range(len(GOOD)):
        changed = bytearray(GOOD)
        changed[place] ^= 1 << place % 8
        message = refused(bytes(changed), folder)
        reason = message.removeprefix(ADVICE.split("{", 1)[0]).removesuffix(ADVICE.split("}", 1)[1])
        assert message == ADVICE.format(reason)
        assert reason


@pytest.mark.parametrize(
    ("columns", "reason"),
    [
        ([[1, 2], [4, 5]], "it has 2 rows, not 3"),
        ([[1, 2, 3, 4], [5, 6, 7, 8]], "it has more than 3 rows"),
        ([[0] * 100_000, [0] * 100_000], "it has more than 3 rows"),  # a small file that would fill memory
        ([[], []], "it has 0 rows, not 3"),
        ([[1, 2, 3]], "its length is wrong"),
    ],
)
def test_a_table_of_another_size_is_refused(columns: list[list[int]], reason: str, folder: Path) -> None:
    assert refused(pack(columns), folder) == ADVICE.format(reason)


@pytest.mark.usefixtures("folder")
def test_a_missing_table_is_named() -> None:
    with pytest.raises(
        DamagedTable, match=r"the table search/index/tables/18\.xz is damaged \(.*No such file.*\): install"
    ):
        PrefixTable(18)


@pytest.mark.parametrize("number", [errno.EMFILE, errno.ENFILE])
def test_too_few_descriptors_are_no_damage(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Failed while it was reported as a damaged table."""
    monkeypatch.setattr(Path, "read_bytes", failing(number))
    with pytest.raises(OSError, match="/secret"):
        load(12, columns=4, rows=1)


def test_a_table_that_may_not_be_read_is_named_without_its_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "read_bytes", failing(errno.EACCES))
    with pytest.raises(DamagedTable) as refusal:
        load(12, columns=4, rows=1)
    assert str(refusal.value) == ADVICE.format("Permission denied")


def failing(number: int) -> Callable[[Path], bytes]:
    def fail(_: Path) -> bytes:
        raise OSError(number, os.strerror(number), "/secret/12.xz")

    return fail


@pytest.mark.parametrize("n", [LARGEST_TABLE + 1, 21])
def test_an_error_without_a_table_says_what_cannot_be_known(n: int) -> None:
    trace = Trace("bitmask", n)
    with pytest.raises(SizeUnknown, match=r"its size is None, and its estimate is a guess$"):
        len(trace)
    with pytest.raises(NotReady, match=r"steps have been walked so far$"):
        trace[10**12]
    with pytest.raises(NotReady, match=r"the step that places these queens cannot be found$"):
        trace.find_queens([0])
