"""Tests of files that can be made again: complete or absent, and treated as absent if damaged."""

import json
from pathlib import Path

import pytest

from server.files.whole import read_whole, write_whole


def test_a_write_replaces_the_old_file_and_leaves_no_draft(tmp_path: Path) -> None:
    file = tmp_path / "file"
    for content in (b"\r\n\x1a", b"2"):
        write_whole(file, content)
        assert file.read_bytes() == content
    assert list(tmp_path.iterdir()) == [file]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    (file / "in the way").mkdir(parents=True)
    with pytest.raises(OSError, match=r"file"):
        write_whole(file, b"2")
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("content", [b"", b'{"a": ', bytes(20), b"[" * 100_000])
def test_a_damaged_file_is_deleted_and_logged_once(
    content: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert [read_whole(file, json.loads), read_whole(file, json.loads)] == [None, None]
    assert not file.exists()
    assert len(caplog.records) == 1
    assert str(file) in caplog.text


def test_too_little_memory_is_no_damage(tmp_path: Path) -> None:
    def parse(_: bytes) -> None:
        raise MemoryError

    (tmp_path / "file").touch()
    with pytest.raises(MemoryError):
        read_whole(tmp_path / "file", parse)
    assert (tmp_path / "file").exists()
