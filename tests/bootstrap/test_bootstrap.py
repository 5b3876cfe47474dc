"""Tests of the bootstrap in real processes and environments, in a copy of the checkout; only pip is replaced."""

from __future__ import annotations

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


@dataclass(frozen=True)
class Outcome:
    status: int
    says: str
    answer: dict[str, object] | None  # the command's output; None if the command did not run


class Checkout:
    """A copy of the bootstrap's files, with the command `probe`; `calls` are the calls of venv and pip."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "checkout"
        self.cache = folder / "cache"
        self.own = self.root / ".venv"
        for room in ("bootstrap", "files"):
            shutil.copytree(ROOT / "server" / room, self.root / "server" / room)
        for module in ("__init__", "exports", "version"):
            shutil.copy(ROOT / "server" / f"{module}.py", self.root / "server")
        shutil.copy(Path(__file__).with_name("probe.py"), self.root)
        self.change_project("first")

    @property
    def calls(self) -> list[str]:
        log = self.cache / "calls"
        return log.read_text().splitlines() if log.exists() else []

    def change_project(self, text: str) -> None:
        (self.root / "pyproject.toml").write_text(f"# {text}\n")

    def start(
        self, *extras: str, python: Path = BASE_PYTHON, stderr: int = subprocess.PIPE, **script: str
    ) -> subprocess.Popen[str]:
        self.cache.mkdir(exist_ok=True)
        environ = {**os.environ, "XDG_CACHE_HOME": str(self.cache), "LOCALAPPDATA": str(self.cache), **script}
        return subprocess.Popen(
            [python, "-W", "error", "-m", "probe", *extras],
            cwd=self.root, env=environ, text=True, stdout=subprocess.PIPE, stderr=stderr,
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
    assert checkout.calls == ["venv", f"pip {checkout.root}[test]"]
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
    assert checkout.calls == ["venv", f"pip {checkout.root}[lint]", f"pip {checkout.root}[lint,test]"]


def test_a_missing_extra_leaves_other_starts_their_environment(checkout: Checkout) -> None:
    """Failed while the stamp was removed for pip: other starts waited, and after an error of pip they began again."""
    checkout.run("lint")
    calls = checkout.calls
    assert checkout.run("test", PIP_STATUS="1", PIP_SAYS="ERROR: no network").status == 2
    assert checkout.run("lint").says == ""
    assert checkout.calls == [*calls, f"pip {checkout.root}[lint,test]"]


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
    assert checkout.calls[1:] == [f"pip {checkout.root}[test]"] * 2


def test_another_interpreter_starts_afresh(checkout: Checkout) -> None:
    checkout.run()
    stamp = checkout.own / "bitqueens.json"
    stamp.write_text(stamp.read_text().replace('"python": "3.', '"python": "2.'))
    assert checkout.run().status == 0
    assert checkout.calls == ["venv", f"pip {checkout.root}"] * 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudoterminals")
def test_a_terminal_sees_that_the_installation_goes_on(checkout: Checkout) -> None:
    """Failed with half a minute of silence."""
    ours, theirs = os.openpty()
    with os.fdopen(ours, "rb", buffering=0) as screen, checkout.start(stderr=theirs, PIP_SECONDS="2") as process:
        os.close(theirs)
        seen = b""
        while not re.search(rb"\rbitqueens: installing the packages that bitqueens needs, \d+ s", seen):
            seen += screen.read(1000)
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


def test_no_place_at_all_is_one_sentence(checkout: Checkout) -> None:
    checkout.own.write_text("a file in the way")
    checkout.cache.mkdir()
    (checkout.cache / "bitqueens").write_text("another")
    outcome = checkout.run()
    assert (outcome.status, outcome.answer) == (2, None)
    assert "can use neither" in outcome.says
    assert len(outcome.says.splitlines()) == 1


def test_two_starts_at_once_install_once(checkout: Checkout) -> None:
    both = [checkout.start("test", PIP_SECONDS="1") for _ in range(2)]
    outcomes = [finish(process) for process in both]
    assert all(outcome.answer for outcome in outcomes)
    assert checkout.calls == ["venv", f"pip {checkout.root}[test]"]
    assert sum("waiting for another start" in outcome.says for outcome in outcomes) == 1


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
    assert checkout.calls[2:] == [f"pip {checkout.root}[test]"]


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
