"""Tables that a user has made: read where they are, said how to make where they are not, and never believed blindly.

A shipped table stands in for one of a larger board.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from server.search.algorithms.basic import BASIC
from server.search.algorithms.bitmask import BITMASK
from server.search.algorithms.conjoin import CONJOIN
from server.search.index import catalogue, index
from server.search.index.index import LARGEST_OWN, LARGEST_TABLE, Index
from server.search.index.tables import store
from server.search.index.tables.own import save_own
from server.search.index.tables.store import DamagedTable
from server.search.trace.trace import SizeUnknown, Trace
from server.search.walks.reach import NotReady
from tests.search.oracle import PLACEMENTS

N = 12
SHIPPED = Path(store.__file__).with_name(f"{N}.xz").read_bytes()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the user's tables, to which that for N belongs."""
    own = tmp_path / "tables"
    monkeypatch.setenv("BITQUEENS_TABLES", str(own))
    for module in (index, catalogue):
        monkeypatch.setattr(module, "LARGEST_TABLE", N - 1)
    monkeypatch.setattr(catalogue, "index_for", Index)
    return own


def keep(folder: Path, packed: bytes) -> None:
    folder.mkdir(mode=0o700)
    (folder / f"{N}.xz").write_bytes(packed)


def test_a_table_that_was_made_is_read(folder: Path) -> None:
    assert Trace("bitmask", N).size is None
    columns = store.unpack(SHIPPED, columns=4, most=1_000_000)
    path = save_own(N, columns)
    assert path == folder / f"{N}.xz"
    assert path.read_bytes() == SHIPPED
    trace = Trace("bitmask", N)
    assert trace.size == 3 * PLACEMENTS[N - 1] + 2
    assert trace[1_000_000].step == 1_000_000
    assert trace.remedy == ""


@pytest.mark.parametrize("n", [LARGEST_TABLE + 1, LARGEST_OWN])
def test_where_there_is_none_it_is_said_how_to_make_it(n: int) -> None:
    advice = f"; after `bitqueens index {n}` and a new start every step can be read at once$"
    trace = Trace("bitmask", n)
    assert trace.remedy == f"bitqueens index {n}"
    with pytest.raises(SizeUnknown, match=advice):
        len(trace)
    with pytest.raises(NotReady, match=f"steps have been walked so far{advice}"):
        trace[10**12]
    with pytest.raises(NotReady, match=advice):
        trace.find_queens([0])


@pytest.mark.parametrize(("algorithm", "n"), [("bitmask", LARGEST_OWN + 1), ("basic", 19), ("bitmask", 18)])
def test_where_none_can_be_made_nothing_is_promised(algorithm: str, n: int) -> None:
    assert Trace(algorithm, n).remedy == ""


def test_the_largest_n_follows_the_tables(folder: Path) -> None:
    before = [catalogue.largest_indexed(algorithm) for algorithm in (BITMASK, CONJOIN, BASIC)]
    assert before == [18, 18, 14]
    for n in (19, 20):
        assert catalogue.largest_indexed(BITMASK) == n - 1
        folder.mkdir(exist_ok=True)
        (folder / f"{n}.xz").touch()
    assert [catalogue.largest_indexed(algorithm) for algorithm in (BITMASK, CONJOIN, BASIC)] == [20, 20, 14]


@pytest.mark.parametrize("packed", [b"", SHIPPED[:-1], bytes(reversed(SHIPPED)), store.pack([[1, 2]] * 4)])
def test_a_damaged_one_is_deleted_and_as_good_as_none(
    folder: Path, packed: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """Raised DamagedTable for ever."""
    keep(folder, packed)
    assert [Trace("bitmask", N).size, Trace("bitmask", N).size] == [None, None]
    assert list(folder.iterdir()) == []
    assert [record.getMessage().partition(" was damaged")[0] for record in caplog.records] == [str(folder / f"{N}.xz")]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows' folders are each user's own")
def test_one_that_others_could_have_changed_is_not_believed(folder: Path) -> None:
    keep(folder, SHIPPED)
    folder.chmod(0o777)
    with pytest.raises(DamagedTable, match="others can write to its folder"):
        Trace("bitmask", N)
