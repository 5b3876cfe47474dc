"""Tests of private folders: folders, kernels and environments that other users can write are never trusted."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.bootstrap.environment import Environment
from server.bootstrap.start import _choose
from server.files.private import NotPrivate, fresh_folder, private_folder
from tests.tools.serving import ROOT
from tests.tools.system import is_root

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows gives each user folders of their own")
as_root = pytest.mark.skipif(not is_root(), reason="only root can act as another user")

STRANGER = 54321


@pytest.fixture
def shared() -> Iterator[Path]:
    """A folder in which all users may make files, such as /tmp."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        Path(folder).chmod(0o1777)
        yield Path(folder)


def test_a_new_folder_is_for_this_user_alone(shared: Path) -> None:
    made = private_folder(shared / "mine" / "deep")
    assert made.stat().st_mode & 0o777 == 0o700
    assert private_folder(made) == made


def test_a_folder_of_another_user_is_refused(shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = private_folder(shared / "mine")
    other = os.geteuid() + 1
    monkeypatch.setattr(os, "geteuid", lambda: other)
    with pytest.raises(NotPrivate, match="belongs to another user"):
        private_folder(made)


@as_root
@pytest.mark.parametrize("which", ["mine", "mine/deep"])
def test_a_folder_below_it_is_refused_too(shared: Path, which: str) -> None:
    deep = private_folder(shared / "mine" / "deep")
    os.chown(shared / which, STRANGER, STRANGER)
    with pytest.raises(NotPrivate, match="belongs to another user"):
        private_folder(deep)


@pytest.mark.parametrize("which", ["mine", "mine/deep"])
@pytest.mark.parametrize("mode", [0o777, 0o707])
def test_a_folder_writable_by_all_is_refused(shared: Path, which: str, mode: int) -> None:
    deep = private_folder(shared / "mine" / "deep")
    (shared / which).chmod(mode)
    with pytest.raises(NotPrivate, match="other users may write"):
        private_folder(deep)


def test_the_folder_itself_is_not_shared_even_if_others_cannot_move_files(shared: Path) -> None:
    with pytest.raises(NotPrivate, match="other users may write"):
        private_folder(shared)


@as_root
def test_a_folder_writable_by_a_group_is_refused(shared: Path) -> None:
    made = private_folder(shared / "mine")
    made.chmod(0o770)
    assert private_folder(made) == made  # root's own group
    os.chown(made, 0, 1)
    with pytest.raises(NotPrivate, match="other users may write"):
        private_folder(made)


def test_the_target_of_a_link_is_checked(shared: Path) -> None:
    (shared / "open").mkdir()
    (shared / "open").chmod(0o777)
    (shared / "link").symlink_to("open")
    with pytest.raises(NotPrivate):
        private_folder(shared / "link")
    assert private_folder(Path(f"{shared}/../{shared.name}/mine")) == shared / "mine"


def test_a_fresh_one_goes_with_its_process(shared: Path) -> None:
    code = "from server.files.private import fresh_folder as f; p = f(); print(oct(p.stat().st_mode), p)"
    environ = {**os.environ, "TMPDIR": str(shared)}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environ, capture_output=True, text=True)
    mode, _, made = done.stdout.strip().partition(" ")
    assert (mode, Path(made).parent, done.stderr) == ("0o40700", shared, "")
    assert list(shared.iterdir()) == []
    assert fresh_folder() != fresh_folder()


CHOOSE = "import os, server.search.compiled as c; c.put_to_use(); print(c._cached, os.environ['NUMBA_CACHE_DIR'])"


def kernels(shared: Path, **more: str) -> Path:
    """Return the folder that a new process without a home uses for its kernels."""
    environ = {**os.environ, "HOME": "/nowhere", "TMPDIR": str(shared), "NUMBA_CACHE_DIR": ""}
    environ = {name: value for name, value in environ.items() if name != "XDG_CACHE_HOME"} | more
    code = [sys.executable, "-c", CHOOSE]
    done = subprocess.run(code, cwd=ROOT, env=environ, capture_output=True, text=True, check=True)
    cached, _, folder = done.stdout.strip().partition(" ")
    assert cached == "True"
    return Path(folder)


@as_root
def test_without_a_home_kernels_are_kept_among_temporary_files_unless_a_stranger_was_first(shared: Path) -> None:
    """Fails without a check of owners: numba runs any code in the folder."""
    home = {"HOME": "/proc/nowhere"}
    first = kernels(shared, **home)
    assert first.parent == shared / "bitqueens-0"
    assert kernels(shared, **home) == first
    for planted in (first, first.parent):
        os.chown(planted, STRANGER, STRANGER)
        taken = kernels(shared, **home)
        assert not taken.is_relative_to(shared / "bitqueens-0")
        assert taken.parent == shared


@as_root
def test_a_second_user_cannot_plant_kernels(shared: Path) -> None:
    """Let a second process of another user make every folder that this one might use, writable for all."""
    name = kernels(shared, HOME="/proc/nowhere").name
    for left in shared.iterdir():
        shutil.rmtree(left)
    plant = f"umask 0; cd {shared} && mkdir -p bitqueens/{name} bitqueens-0/{name}"
    subprocess.run(["/bin/sh", "-c", plant], user=STRANGER, group=STRANGER, cwd="/", check=True)
    assert {folder.stat().st_uid for folder in shared.rglob("*")} == {STRANGER}
    for more in ({}, {"NUMBA_CACHE_DIR": f"{shared}/bitqueens"}, {"XDG_CACHE_HOME": str(shared)}):
        taken = kernels(shared, **{"HOME": "/proc/nowhere"} | more)
        assert not taken.is_relative_to(shared / "bitqueens")
        assert not taken.is_relative_to(shared / "bitqueens-0")


@as_root
def test_a_strangers_environment_is_not_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails without `is_safe`: root can write everywhere, so any folder looks like its own."""
    (tmp_path / "pyproject.toml").write_text("")
    own, cache = Environment(tmp_path / ".venv", tmp_path), Environment(tmp_path / "cache" / "of", tmp_path)
    assert _choose([own, cache], []) is own
    os.chown(own.folder, STRANGER, STRANGER)
    assert _choose([own, cache], []) is cache
    monkeypatch.setattr(Environment, "has", lambda *_: True)  # as if all were installed
    assert _choose([own, cache], []) is cache
    os.chown(tmp_path, STRANGER, STRANGER)  # the stranger's whole checkout: its code runs anyway
    assert _choose([own], []) is own


def test_an_environment_open_to_all_is_not_run(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("")
    own, cache = Environment(tmp_path / ".venv", tmp_path), Environment(tmp_path / "cache" / "of", tmp_path)
    assert _choose([own, cache], []) is own
    own.folder.chmod(0o777)
    assert _choose([own, cache], []) is cache
