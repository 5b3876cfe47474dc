"""A release has one version number everywhere, safe workflows and recipes, and only listed files at the top level."""

from __future__ import annotations

import re
import subprocess
from typing import Any

import pytest
import yaml

from server import __version__
from server.config.settings import HOW, variable_of
from tests.tools.programs import need
from tests.tools.serving import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
RECIPES = ROOT / "server/hosting/recipes"


def read(path: Any) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def test_changelog_and_container_image_have_this_version() -> None:
    text = (ROOT / ".github/CHANGELOG.md").read_text("utf-8")
    assert re.findall("^## (.*)$", text, re.MULTILINE)[:2] in ([__version__], ["Unreleased", __version__])
    assert f"ARG VERSION={__version__}\n" in (RECIPES / "Containerfile").read_text("utf-8")


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
    assert job["environment"]["name"] == "pypi"
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
