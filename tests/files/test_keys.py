"""Tests of the key that opens classes."""

import stat
import sys
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

import pytest

from server.files.keys import own_key
from server.files.lock import hold_lock
from server.files.private import private_folder


def test_it_is_kept_where_only_its_user_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.chmod(0o700)
    monkeypatch.setattr("server.files.private.user_cache", lambda: tmp_path)
    key = own_key()
    file = tmp_path / "class" / "key"
    assert own_key() == key == file.read_text("ascii")
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("nonsense", "ascii")
    other = own_key()
    assert other not in (key, "nonsense")
    assert own_key() == other
    (tmp_path / "class" / "lock").unlink()
    (tmp_path / "class" / "lock").mkdir()  # stands for a read-only disk, which does not stop root
    assert own_key() == other


def test_two_starts_at_once_have_one_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Failed when a process read another one's file before it was written: it deleted the file and made its own key."""
    monkeypatch.setattr("server.files.private.user_cache", lambda: private_folder(tmp_path / "cache"))
    folder = private_folder(tmp_path / "cache" / "class")
    with ThreadPoolExecutor() as others, hold_lock(folder / "lock", on_wait=lambda: None):
        (folder / "key").touch()
        key = others.submit(own_key)
        assert not wait([key], 0.1).done
        (folder / "key").write_text("W" * 12, "ascii")
    assert key.result() == "W" * 12


def test_where_it_cannot_be_kept_it_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.files.keys.private_folders", lambda _: iter(()))
    assert len({own_key(), own_key(), "x" * 12}) == 3
