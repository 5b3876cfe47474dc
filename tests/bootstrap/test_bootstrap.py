"""Tests of the bootstrap in real processes and environments, in a copy of the checkout; only pip is replaced."""

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from server.bootstrap import start
from server.bootstrap.environment import candidates
from tests.tools.programs import want
from tests.tools.serving import ROOT
from tests.tools.source import parse_source
from tests.tools.waiting import until

BASE_PYTHON = Path(sys.executable).resolve()
# Files that an interpreter reads before the bootstrap can report that it is too old.
BEFORE_BOOTSTRAP = [
    "__init__",
    "__main__",
    "exports",
    "version",
    "cli/__init__",
    "cli/*",
    "config/__init__",
    "config/settings",
    "config/limits",
    "bootstrap/*",
    "files/*",
]


PROJECT = """[project]
dependencies = ["flask"]
optional-dependencies = { fast = ["numba"], lint = ["ruff"], test = ["pytest", "bitqueens[fast]"] }
"""


@dataclass(frozen=True)
class Outcome:
    status: int
    says: str
    answer: dict[str, object] | None  # the command's output; None if the command did not run


class Checkout:
    """A copy of the bootstrap's files, with the command `probe`; `calls` are the calls of pip."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "checkout"
        self.cache = folder / "cache"
        self.own = self.root / ".venv"
        for room in ("bootstrap", "files"):
            shutil.copytree(ROOT / "server" / room, self.root / "server" / room)
        for module in ("__init__", "exports", "version"):
            shutil.copy(ROOT / "server" / f"{module}.py", self.root / "server")
        shutil.copy(Path(__file__).with_name("probe.py"), self.root)
        (self.root / "wheel/pip").mkdir(parents=True)
        shutil.copy(Path(__file__).with_name("fake_pip.py"), self.root / "wheel/pip/__main__.py")
        self.change_project("first")

    @property
    def calls(self) -> list[str]:
        log = self.cache / "calls"
        return log.read_text().splitlines() if log.exists() else []

    def change_project(self, text: str) -> None:
        (self.root / "pyproject.toml").write_text(f"# {text}\n{PROJECT}")

    def start(
        self, *extras: str, python: Path = BASE_PYTHON, stderr: int = subprocess.PIPE, **script: str
    ) -> subprocess.Popen[str]:
        self.cache.mkdir(exist_ok=True)
        environ = {**os.environ, "XDG_CACHE_HOME": str(self.cache), "LOCALAPPDATA": str(self.cache), **script}
        return subprocess.Popen(
            [python, "-W", "error", "-m", "probe", *extras],
            cwd=self.root, env=environ, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr,
        )  # fmt: skip

    def run(self, *extras: str, python: Path = BASE_PYTHON, **script: str) -> Outcome:
        return finish(self.start(*extras, python=python, **script))


def finish(process: subprocess.Popen[str]) -> Outcome:
    out, says = process.communicate(timeout=60)
    return Outcome(process.returncode, says, json.loads(out) if out else None)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    want("venv")
    return Checkout(tmp_path.resolve())


def test_a_fresh_clone_gets_an_environment_and_the_command_goes_on_in_it(checkout: Checkout) -> None:
    first = checkout.run("test")
    assert first.answer == {"prefix": str(checkout.own), "arguments": ["test"], "warnings": ["error"]}
    assert checkout.calls == ["pip flask pytest numba pip"]
    assert f"making {checkout.own}" in first.says


def test_the_second_start_does_and_says_nothing(checkout: Checkout) -> None:
    first = checkout.run()
    calls = checkout.calls
    assert checkout.run() == Outcome(0, "", first.answer)
    assert checkout.calls == calls


def test_an_extra_widens_the_same_environment(checkout: Checkout) -> None:
    checkout.run("lint")
    checkout.run("test")
    checkout.run("lint")
    assert checkout.calls == ["pip flask ruff pip", "pip flask ruff pytest numba"]


def test_a_missing_extra_leaves_other_starts_their_environment(checkout: Checkout) -> None:
    """Failed while the stamp was removed for pip: other starts waited, and after an error of pip they began again."""
    checkout.run("lint")
    calls = checkout.calls
    assert checkout.run("test", PIP_STATUS="1", PIP_SAYS="ERROR: no network").status == 2
    assert checkout.run("lint").says == ""
    assert checkout.calls == [*calls, "pip flask ruff pytest numba"]


@pytest.mark.parametrize("stamp", ["", '{"project": "', "[]", '{"project": 1, "python": "3", "extras": null}'])
def test_a_damaged_stamp_starts_afresh(checkout: Checkout, stamp: str) -> None:
    checkout.run()
    (checkout.own / "bitqueens.json").write_text(stamp)
    assert "bitqueens.json was damaged" in checkout.run().says
    assert checkout.run().says == ""


def test_a_changed_project_is_installed_again(checkout: Checkout) -> None:
    checkout.run("test")
    checkout.change_project("second")
    assert checkout.run().status == 0
    assert checkout.calls == ["pip flask pytest numba pip", "pip flask numba pytest"]


def test_another_interpreter_starts_afresh(checkout: Checkout) -> None:
    checkout.run()
    stamp = checkout.own / "bitqueens.json"
    stamp.write_text(stamp.read_text().replace('"python": "3.', '"python": "2.'))
    assert checkout.run().status == 0
    assert checkout.calls == ["pip flask pip"] * 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudoterminals")
def test_a_terminal_sees_the_progress_of_pip(checkout: Checkout) -> None:
    ours, theirs = os.openpty()
    with os.fdopen(ours, "rb", buffering=0) as screen, checkout.start(stderr=theirs, PIP_WAITS="seen") as process:
        os.close(theirs)
        seen = b""
        while b"Downloading flask pip" not in seen:
            seen += screen.read(1000)
        (checkout.root / "seen").touch()
        assert process.stdout
        assert json.loads(process.stdout.read())["prefix"] == str(checkout.own)


def test_an_environment_whose_python_is_out_of_reach_is_made_again(checkout: Checkout) -> None:
    """Failed with a traceback, where its link led into the home of another user; too long a name does the same."""
    checkout.run()
    python = checkout.own / "bin/python"
    python.unlink()
    python.symlink_to("x" * 300)
    outcome = checkout.run()
    assert outcome.answer, outcome.says


def test_an_interrupted_start_is_tidied_up(checkout: Checkout) -> None:
    checkout.run()
    (checkout.own / "bitqueens.json").unlink()
    (checkout.own / "lib" / "half").mkdir(parents=True)
    assert checkout.run().answer
    assert not (checkout.own / "lib" / "half").exists()


def test_someone_elses_environment_is_left_alone(checkout: Checkout) -> None:
    checkout.own.mkdir()
    (checkout.own / "pyvenv.cfg").write_text("mine")
    assert_uses_the_cache(checkout)
    assert [path.name for path in checkout.own.iterdir()] == ["pyvenv.cfg"]


def test_where_the_checkout_takes_no_folder_the_cache_is_used(checkout: Checkout) -> None:
    checkout.own.write_text("a file in the way")  # stands for a read-only checkout, which does not stop root
    assert_uses_the_cache(checkout)


def assert_uses_the_cache(checkout: Checkout) -> None:
    outcome = checkout.run()
    assert outcome.answer, outcome.says
    folder = Path(str(outcome.answer["prefix"]))
    assert folder.is_relative_to(checkout.cache)
    assert folder.name == candidates(checkout.root)[1].name


def test_no_cache_leaves_the_temporary_files_and_no_place_at_all_is_one_sentence(checkout: Checkout) -> None:
    checkout.own.write_text("a file in the way")
    checkout.cache.mkdir()
    (checkout.cache / "bitqueens").write_text("another")
    if sys.platform != "win32":
        third = checkout.cache / f"bitqueens-{os.geteuid()}"
        found = checkout.run(TMPDIR=str(checkout.cache)).answer
        assert found
        assert Path(str(found["prefix"])).is_relative_to(third)
        shutil.rmtree(third)
        third.write_text("a third")
    outcome = checkout.run(TMPDIR=str(checkout.cache), TEMP=str(checkout.cache))
    assert (outcome.status, outcome.answer) == (2, None)
    assert "can use neither" in outcome.says
    assert len(outcome.says.splitlines()) == 1


def test_two_starts_at_once_install_once(checkout: Checkout) -> None:
    first = checkout.start("test", PIP_WAITS="seen")
    until(lambda: checkout.calls, "pip is not called")
    second = checkout.start("test", PIP_WAITS="seen")
    assert second.stderr
    assert "waiting for another start" in second.stderr.readline()
    (checkout.root / "seen").touch()
    assert all(finish(process).answer for process in (first, second))
    assert checkout.calls == ["pip flask pytest numba pip"]


def test_started_in_another_environment_it_still_uses_its_own(checkout: Checkout, tmp_path: Path) -> None:
    other = tmp_path / "other"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", other], check=True)
    python = other / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    outcome = checkout.run(python=python)
    assert outcome.answer
    assert outcome.answer["prefix"] == str(checkout.own)


def test_started_in_its_own_environment_it_stays_and_widens_it(checkout: Checkout) -> None:
    checkout.run()
    python = checkout.own / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    assert checkout.run("test", python=python).answer
    assert checkout.calls[1:] == ["pip flask pytest numba"]


def test_a_missing_package_is_named_and_the_next_start_succeeds(checkout: Checkout) -> None:
    pip_says = "WARNING: Retrying\nERROR: No matching distribution found for flask<4,>=3.1\n"
    outcome = checkout.run(PIP_STATUS="1", PIP_SAYS=pip_says)
    assert (outcome.status, outcome.answer) == (2, None)
    assert "the package flask could not be downloaded" in outcome.says
    assert "  | ERROR: No matching distribution" in outcome.says
    assert "Traceback" not in outcome.says
    assert checkout.run().answer


def test_debian_without_venv_gets_the_packages_name(checkout: Checkout) -> None:
    outcome = checkout.run(NO_ENSUREPIP="1")
    assert (outcome.status, outcome.answer) == (2, None)
    assert "apt install python{}.{}-venv".format(*sys.version_info[:2]) in outcome.says
    assert len(outcome.says.splitlines()) == 2  # the first names the folder
    assert checkout.run().answer


def test_an_environment_that_does_not_hold_its_interpreter_is_not_tried_for_ever(checkout: Checkout) -> None:
    checkout.run()
    (checkout.own / "pyvenv.cfg").unlink()  # so that its Python counts as one outside
    outcome = checkout.run()
    assert outcome.status == 2
    assert "does not run in" in outcome.says


def test_an_old_python_is_an_error_of_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Failed with status 1, and without the word error: a missing extra had 1 in a checkout and 2 elsewhere."""
    monkeypatch.setattr(start, "_OLDEST", (99, 1))
    with pytest.raises(SystemExit) as exit_:
        start.ensure_environment(program="bitqueens count")
    assert exit_.value.code == 2
    said = capsys.readouterr().err
    assert re.fullmatch(r"bitqueens count: error: needs Python 99\.1 or newer, but .* is Python 3\..*\n", said)


@pytest.mark.parametrize("pattern", BEFORE_BOOTSTRAP)
def test_an_old_python_can_read_the_bootstrap(pattern: str) -> None:
    files = list((ROOT / "server").glob(f"{pattern}.py"))
    assert files
    for file in files:
        parse_source(file, feature_version=(3, 8))


def test_kernels_are_installed_behind_a_program_that_runs_already(checkout: Checkout) -> None:
    checkout.run()
    outcome = checkout.run(BEHIND="join")
    assert outcome.says == "wanted\n"
    assert checkout.calls == ["pip flask pip", "pip flask numba"]
    assert checkout.run("fast", BEHIND="join").says == "wanted\n"
    assert len(checkout.calls) == 2


def test_kernels_that_cannot_be_installed_are_one_sentence_and_tried_again(checkout: Checkout) -> None:
    checkout.run()
    failure = "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device"
    outcome = checkout.run(BEHIND="join", PIP_STATUS="1", PIP_SAYS=failure)
    assert outcome.answer
    assert outcome.says == "wanted\nthe disk is full; make room for the packages, then run the same command again\n"
    assert not [*checkout.own.rglob("numba")]  # nothing half written is left
    assert checkout.run(BEHIND="join").says == "wanted\n"
    assert [*checkout.own.rglob("numba")]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")
def test_a_program_that_ends_takes_its_pip_with_it_and_leaves_nothing_half_written(checkout: Checkout) -> None:
    checkout.run()
    process = checkout.start(BEHIND="leave", PIP_WAITS="never")
    until(lambda: [*checkout.own.rglob("numba")], "pip is not called")
    assert finish(process).status == 0
    assert not [*checkout.own.rglob("numba"), *checkout.own.glob("unpacked-*")]
    assert checkout.run(BEHIND="join").says == "wanted\n"  # the lock is free


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no locks that a child inherits")
def test_beside_a_pip_whose_program_was_killed_a_start_serves_and_waits_behind(checkout: Checkout) -> None:
    checkout.run()
    killed = checkout.start(BEHIND="leave", PIP_WAITS="seen")
    until(lambda: len(checkout.calls) == 2, "pip is not called")
    killed.kill()
    finish(killed)
    second = checkout.start(BEHIND="join")
    assert second.stdout
    assert json.loads(second.stdout.readline())["prefix"] == str(checkout.own)
    assert len(checkout.calls) == 2
    (checkout.root / "seen").touch()
    assert finish(second).says == "wanted\n"


def test_without_kernels_is_remembered_until_the_opposite(checkout: Checkout) -> None:
    assert checkout.run(OPTION="--light", BEHIND="join").says.endswith("left out\n")
    assert checkout.run(BEHIND="join", WISH="fast").says == "left out\n"
    assert (refused := checkout.run("fast")).status == 2
    assert "which --light left out" in refused.says
    checkout.change_project("second")
    assert checkout.run(BEHIND="join").says.endswith("left out\n")
    assert checkout.run(OPTION="--fast", BEHIND="join").says == "wanted\n"
    assert [call.rpartition(" ")[2] for call in checkout.calls] == ["pip", "flask", "numba"]


def test_a_wish_is_fulfilled_or_left_out(checkout: Checkout) -> None:
    failed = checkout.run(WISH="fast", PIP_STATUS="1")
    assert failed.status == 2  # not even the packages that it needs
    checkout.run()
    failed = checkout.run(WISH="fast", PIP_STATUS="1")
    assert failed.answer
    assert "going on without bitqueens[fast]" in failed.says
    assert checkout.run(WISH="fast").answer
    assert checkout.run(WISH="fast").says == ""


def test_an_environment_that_lost_its_packages_is_made_again(checkout: Checkout) -> None:
    checkout.run("test")
    shutil.rmtree(next(checkout.own.rglob("site-packages/flask")))
    assert checkout.run("test").answer
    assert [*checkout.own.rglob("site-packages/flask")]


def test_a_stamp_of_before_is_kept_with_its_packages(checkout: Checkout) -> None:
    """Its project has changed, and it names no folders."""
    checkout.run("fast")
    stamp = checkout.own / "bitqueens.json"
    old = {"project": "0", "python": json.loads(stamp.read_text())["python"], "extras": []}
    stamp.write_text(json.dumps(old))
    outcome = checkout.run(BEHIND="join")
    assert outcome.answer
    assert checkout.calls == ["pip flask numba pip", "pip flask", "pip flask numba"]
    assert [*checkout.own.rglob("site-packages/numba")]
