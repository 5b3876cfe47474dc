"""`bitqueens index`: what it makes is what is shipped, here and on a cluster, at once or by and by."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from server.cli.index import Index, run
from server.config.limits import INDEXABLE
from server.search.compiled import COMPILED
from server.search.index import index
from server.search.index.tables import store

N = 13  # small enough to be made here, and shipped, to compare it
SHIPPED = Path(store.__file__).with_name(f"{N}.xz")
pytestmark = pytest.mark.skipif(not COMPILED, reason="takes too long without numba")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the user's tables are."""
    own = tmp_path / "tables"
    monkeypatch.setenv("BITQUEENS_TABLES", str(own))
    return own


def test_it_makes_the_table_and_goes_on_from_a_journal(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = tmp_path / "journal"
    assert run(Index(N, journal=journal)) == 0
    said = capsys.readouterr()
    assert said.out.startswith(f"N = {N}: {folder}/{N}.xz, 73,712 solutions as is known, in ")
    assert (folder / f"{N}.xz").read_bytes() == SHIPPED.read_bytes()
    assert [path.name for path in folder.iterdir()] == [f"{N}.xz"]
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[2:]))
    (folder / f"{N}.xz").unlink()
    assert run(Index(N, journal=journal)) == 0
    said = capsys.readouterr()
    assert f"{len(lines) - 2} of {len(lines)} items are in {journal}" in said.err
    assert f"{len(lines) - 2} from the journal)" in said.out
    assert (folder / f"{N}.xz").read_bytes() == SHIPPED.read_bytes()


def test_a_cluster_makes_the_same(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Index(N, cluster="local:2", verify=0.5)) == 0
    assert " worker" in capsys.readouterr().out
    assert (folder / f"{N}.xz").read_bytes() == SHIPPED.read_bytes()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows' folders are each user's own")
def test_a_folder_of_others_gets_no_table(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder.mkdir()
    folder.chmod(0o777)
    assert run(Index(N)) == 2
    assert capsys.readouterr().err == f"bitqueens index: error: others may write to {folder}\n"


def test_what_can_be_made_is_what_can_be_read() -> None:
    assert INDEXABLE == (index.LARGEST_TABLE + 1, index.LARGEST_OWN)
