"""A release has one version everywhere, tested packages, safe workflows and recipes, and only listed files at the top.

While nothing is published, no file names an address of ours.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement

from server import __version__
from server.config.settings import HOW, variable_of
from tests.tools.programs import need
from tests.tools.serving import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
RECIPES = ROOT / "server/hosting/recipes"


def read(path: Any) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


PROJECT = (ROOT / "pyproject.toml").read_text("utf-8")


def test_changelog_and_readme_have_this_version() -> None:
    text = (ROOT / ".github/CHANGELOG.md").read_text("utf-8")
    heads = re.findall("^## (.*)$", text, re.MULTILINE)[:2]
    assert heads == ["Unreleased"] if "dev" in __version__ else heads in ([__version__], ["Unreleased", __version__])
    assert f" Version {__version__}. " in (ROOT / "README.md").read_text("utf-8")


OURS = (
    r"github\.com/bitqueens|bitqueens\.github\.io|pypi\.org/project|uvx bitqueens"
    r"|pip install (?:-\S+ )?(?:\S+/ )?[\"']?bitqueens"
)


@pytest.mark.skipif("[project.urls]" in PROJECT, reason="Bitqueens is published")
def test_no_file_names_an_address_of_ours_while_nothing_is_published() -> None:
    """Failed with the README's first link, `git clone`, `pip install bitqueens`, and all of `project.urls`."""
    endings = {".html", ".ipynb", ".js", ".json", ".md", ".py", ".toml", ".yaml", ".yml", ""}
    folders = [path for path in ROOT.iterdir() if path.name in ROOMS | FILES | DOTTED]
    files = [file for path in folders for file in (path.rglob("*") if path.is_dir() else [path]) if file.is_file()]
    assert len(files) > 1000
    texts = [(file, file.read_text("utf-8")) for file in files if file.suffix in endings and file != Path(__file__)]
    assert [f"{file}: {found.group()}" for file, text in texts if (found := re.search(OURS, text))] == []
    assert read(ROOT / ".github/workflows/release.yml")["jobs"]["publish"]["if"] == "vars.PUBLISH == 'true'"
    assert read(ROOT / ".github/workflows/site.yml")["jobs"]["build"]["if"] == "vars.PUBLISH == 'true'"


def test_each_package_has_one_tested_version_for_every_python() -> None:
    lines = (ROOT / ".ci/constraints.txt").read_text("utf-8").splitlines()
    tested = [Requirement(line) for line in lines if not line.startswith("#")]
    assert all(re.fullmatch(r"==[\w.]+", str(each.specifier)) and not each.url for each in tested)
    wanted = re.findall(r'^ *"([\w-]+(?:\[\w+\])?[<>=][^"]*)"|"(types-[\w-]+)"', PROJECT, re.MULTILINE)
    assert len(wanted) > 30
    for wish in (Requirement(one or other) for one, other in wanted):
        for minor in range(10, 15):
            python = {"python_version": f"3.{minor}", "python_full_version": f"3.{minor}.0"}
            pins = [
                each for each in tested if each.name == wish.name and (not each.marker or each.marker.evaluate(python))
            ]
            assert len(pins) == 1, (wish.name, minor)
            assert wish.specifier.contains(str(pins[0].specifier).removeprefix("==")), (wish, minor)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no bash of its own")
@pytest.mark.parametrize("line", ["tests", "gate again"])
def test_ci_refuses_arguments_before_it_runs_anything(line: str) -> None:
    done = subprocess.run(["bash", ROOT / ".ci/run", *line.split()], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f".ci/run: error: the only argument is gate, not {line}\n"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_pinned_actions_with_minimal_rights_and_a_timeout(path: Any) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        assert job["timeout-minutes"] <= 60
        for step in job["steps"]:
            assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", step.get("uses", "a/b@" + 40 * "0"))
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"] == {"persist-credentials": False}


def test_ci_tests_every_python_version_of_the_metadata_on_three_systems() -> None:
    matrix = read(ROOT / ".github/workflows/ci.yml")["jobs"]["tests"]["strategy"]["matrix"]
    named = re.findall(r":: (3\.\d+)\"", (ROOT / "pyproject.toml").read_text("utf-8"))
    assert matrix["python"] == named
    assert [system.partition("-")[0] for system in matrix["system"]] == ["ubuntu", "macos", "windows"]


def test_a_release_is_published_without_a_password_and_with_attestations() -> None:
    job = read(ROOT / ".github/workflows/release.yml")["jobs"]["publish"]
    assert job["permissions"] == {"id-token": "write", "attestations": "write"}
    assert job["environment"] == "pypi"
    *_, attest, publish = job["steps"]
    assert attest["uses"].startswith("actions/attest-build-provenance@")
    assert publish["uses"].startswith("pypa/gh-action-pypi-publish@")
    assert publish["with"] == {"attestations": True}
    assert "secrets." not in (ROOT / ".github/workflows/release.yml").read_text("utf-8")


def test_the_container_image_runs_as_an_unprivileged_user() -> None:
    text = (RECIPES / "Containerfile").read_text("utf-8")
    assert re.search(r"^FROM \S+:\d\S*$", text, re.MULTILINE)
    assert text.index("\nUSER queens\n") < text.index("\nENTRYPOINT ")


def test_only_the_proxy_of_the_composed_services_is_reachable_and_trusted() -> None:
    services = read(RECIPES / "compose.yaml")["services"]
    build = services["bitqueens1"]["build"]
    assert (RECIPES / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    shards = [services[f"bitqueens{number}"] for number in (1, 2)]
    assert [shard["command"] for shard in shards] == [["--shard", "1/2"], ["--shard", "2/2"]]
    for shard in shards:
        assert "outside" not in shard["networks"]
        assert {*shard["environment"]} <= {variable_of(name) for name in HOW}
        proxy = services["caddy"]["networks"]["inside"]["ipv4_address"]
        assert shard["environment"]["BITQUEENS_TRUSTED_PROXY"] == proxy


ROOMS = {"server", "tests"}
FILES = {"LICENSE", "README.md", "pyproject.toml"}
DOTTED = {
    ".ci",
    ".editorconfig",
    ".gitattributes",
    ".github",
    ".gitignore",
    ".pictures",
    ".prettierignore",
    ".prettierrc.json",
}


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a git checkout lists its files")
def test_the_top_level_holds_only_listed_files() -> None:
    need("git")
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert {name.partition("/")[0] for name in names.split("\0") if name} == ROOMS | FILES | DOTTED


def test_every_program_calls_its_main_function() -> None:
    programs = [path for top in ("server", "tests") for path in (ROOT / top).rglob("__main__.py")]
    assert programs
    ends = '\nif __name__ == "__main__":\n    main()\n'
    assert [path for path in programs if not path.read_text("utf-8").endswith(ends)] == []
