"""What lies at the top of the repository is on a list, so that nothing gets there by accident."""

from __future__ import annotations

import subprocess

import pytest

from tests.tools.programs import need
from tests.tools.serving import ROOT

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


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="a copy without git does not tell what belongs to it")
def test_the_top_level_holds_what_its_list_says() -> None:
    need("git")
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert {name.partition("/")[0] for name in names.split("\0") if name} == ROOMS | FILES | DOTTED
