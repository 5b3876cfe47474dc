"""Public programs beside ours: fetched at a commit, changed for a board, built; what fails is told in a sentence."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from tests.benchmarks.peers import beside
from tests.benchmarks.peers.beside import LARGE, ROUNDS, measure, spent
from tests.benchmarks.peers.fetched import PEERS, NoPeer, Peer, build, fetch
from tests.tools.programs import need

SOURCE = '#include <stdio.h>\nint n = 4;\nint main(void) { printf("%d\\n", n == 8 ? 92 : 2); }\n'


@pytest.fixture
def peer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Peer:
    need("git", "cc")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    repository = tmp_path / "repository"
    (repository / "source").mkdir(parents=True)
    (repository / "source/count.c").write_text(SOURCE)
    (repository / "notes").write_text("not wanted")
    for command in (
        ["init", "--quiet"],
        ["config", "uploadpack.allowFilter", "true"],
        ["add", "."],
        ["-c", "user.name=A", "-c", "user.email=a@a.invalid", "commit", "--quiet", "-m", "One"],
    ):
        subprocess.run(["git", "-C", repository, *command], check=True)
    head = subprocess.run(["git", "-C", repository, "rev-parse", "HEAD"], check=True, capture_output=True, text=True)
    return Peer(
        "eight",
        repository.as_uri(),
        head.stdout.strip(),
        "/source/",
        lambda n: {"source/count.c": {"int n = 4;": f"int n = {n};"}},
        ("cc", "source/count.c"),
        lambda _: (),
    )


def test_it_is_fetched_changed_for_a_board_and_built(peer: Peer, tmp_path: Path) -> None:
    sources = fetch(peer)
    assert sorted(path.name for path in sources.iterdir()) == [".git", "fetched", "source"]
    assert spent(build(peer, 8, tmp_path), 8) >= 0
    with pytest.raises(ValueError, match="counter did not count N = 9: '2"):
        spent(build(peer, 9, tmp_path), 9)
    assert (sources / "source/count.c").read_text() == SOURCE
    shutil.rmtree(tmp_path / "repository")
    assert fetch(peer) == sources  # it is there


def test_what_cannot_be_had_is_told(peer: Peer, tmp_path: Path) -> None:
    with pytest.raises(NoPeer, match=r"eight is not here; --fetch-peers fetches it from file://"):
        build(peer, 8, tmp_path)
    with pytest.raises(NoPeer, match=r"eight cannot be fetched from file:///nowhere: fatal: "):
        fetch(replace(peer, repository="file:///nowhere"))
    fetch(peer)
    changed = replace(peer, changes=lambda _: {"source/count.c": {"int k": "int n"}})
    with pytest.raises(NoPeer, match=r"eight: source/count\.c has 'int k' 0 times, not once"):
        build(changed, 8, tmp_path)
    with pytest.raises(NoPeer, match="eight cannot be built: there is no nothing here"):
        build(replace(peer, build=("nothing",)), 9, tmp_path)


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
def test_a_public_one_is_pinned_and_told_each_board(peer: Peer) -> None:
    assert re.fullmatch(r"https://github\.com/[\w-]+/[\w-]+", peer.repository)
    assert re.fullmatch("[0-9a-f]{40}", peer.commit)
    assert peer.largest in {*ROUNDS, *LARGE}
    for n in (n for n in (*ROUNDS, *LARGE) if n <= peer.largest):
        replaced = [pair for texts in peer.changes(n).values() for pair in texts.items()]
        assert all(before for before, _ in replaced)
        told = [*peer.arguments(n), *(after for _, after in replaced)]
        assert any(re.search(rf"\b{n}\b", text) for text in told)
        assert "-o" not in peer.build


def test_a_board_that_would_take_it_too_long_is_left_out(
    peer: Peer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(beside, "PEERS", (peer,))
    assert list(measure(quick=False, large=True)) == []
    assert "eight is left out of N = 19, which would take it more than some minutes" in capsys.readouterr().err
