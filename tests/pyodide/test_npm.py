"""Tests of packages from npm: complete or absent, and within a time limit. A script of the test replaces npm."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from server.pyodide import files, npm
from server.pyodide.files import NoPyodide
from server.pyodide.npm import NoPackage, fetch_package

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="a script of a shell")
WORKS = """
for given; do [ "$before" = --prefix ] && folder="$given"; before="$given"; done
mkdir -p "$folder/node_modules/sums" && cd "$folder/node_modules" && echo {} > sums/package.json
[ -z "$HALF" ] && touch .package-lock.json
echo called >> "$CALLS"
"""


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(npm, "user_cache", lambda: tmp_path / "cache")
    monkeypatch.setenv("CALLS", str(tmp_path / "calls"))
    return tmp_path / "cache"


def use(cache: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Replace npm by this script."""
    program = cache.parent / "npm"
    program.write_text(f"#!/bin/sh\n{script}")
    program.chmod(0o755)
    monkeypatch.setattr(npm.shutil, "which", lambda _: str(program))


def list_of(cache: Path) -> list[str]:
    return sorted(path.name for path in cache.iterdir())


@UNIX
def test_it_is_fetched_once_also_over_an_empty_folder(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Failed while an empty folder, left by a killed npm, counted as the package."""
    use(cache, monkeypatch, WORKS)
    (cache / "sums-1.0" / "node_modules" / "sums").mkdir(parents=True)
    for folder in (cache, cache / "sums-1.0"):
        folder.chmod(0o700)
    for _ in range(2):
        assert (fetch_package("sums", "1.0") / "package.json").exists()
    assert list_of(cache) == ["sums-1.0", "sums-1.0.lock"]
    assert (cache.parent / "calls").read_text() == "called\n"


@UNIX
@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("exec sleep 60", "npm could not fetch sums@1.0 in 0.2 seconds"),
        ("echo npm error code ENOTFOUND >&2; exit 1", r"npm could not fetch sums@1.0 \(npm error code ENOTFOUND\)"),
        (f"HALF=1{WORKS}", "npm fetched a sums-1.0 with the wrong content"),
    ],
)
def test_a_failure_is_an_error_and_leaves_nothing(
    cache: Path, monkeypatch: pytest.MonkeyPatch, script: str, why: str
) -> None:
    """Failed while there was no time limit for npm."""
    use(cache, monkeypatch, script)
    with pytest.raises(NoPackage, match=why):
        fetch_package("sums", "1.0", patience=0.2 if "sleep" in script else npm.PATIENCE)
    assert list_of(cache) == ["sums-1.0.lock"]


def test_without_npm_the_error_names_the_remedy(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    del cache
    monkeypatch.setattr(npm.shutil, "which", lambda _: None)
    with pytest.raises(NoPyodide, match=f"npm is not installed, so pyodide@{files.VERSION} cannot be fetched: unpack"):
        files.fetch()
