"""Tests of the user's cache folder on each system."""

import sys
from pathlib import Path

import pytest

from server.files.private import user_cache

PLATFORMS = {"linux": ".cache", "darwin": "Library/Caches", "win32": "AppData/Local"}


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.parametrize("platform", PLATFORMS)
def test_without_a_variable_it_is_the_usual_place(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert user_cache() == Path.home() / PLATFORMS[platform] / "bitqueens"


@pytest.mark.parametrize("platform", PLATFORMS)
def test_the_variable_is_respected_on_every_system(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert user_cache() == tmp_path / "bitqueens"


def test_windows_has_a_variable_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert user_cache() != tmp_path / "bitqueens"
    monkeypatch.setattr(sys, "platform", "win32")
    assert user_cache() == tmp_path / "bitqueens"


def test_a_relative_path_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = user_cache()
    monkeypatch.setenv("XDG_CACHE_HOME", "somewhere")
    assert user_cache() == usual
