"""`python3 -m tests.lint`: runs all tools that check the code without running it, even after one has failed."""

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path

from server.bootstrap.start import ensure_environment
from tests.tools.npm import fetch_package
from tests.tools.system import apt_install, log, succeeds

_STATIC = Path(__file__).resolve().parents[1] / "server/static"
_WORDS = _STATIC / "js/words"
_SCRIPTS = ["server/static/js", "tests/js"]
_SHEETS = ["server/static/css"]
_TYPESCRIPT = "7.0.2"
_ESLINT = "9.39.5"  # the newest that Debian's Node.js runs
_JSDOC = "50.8.0"  # likewise
_PRETTIER = "3.10.1"


def main() -> None:
    ensure_environment(["lint", "test"])
    with tempfile.TemporaryDirectory() as folder:
        failed = [" ".join(check) for check in _checks(Path(folder)) if not succeeds(check)]
    for command in failed:
        log(f"failed: {command}")
    sys.exit(bool(failed))


def _checks(folder: Path) -> list[list[str]]:
    """Return the commands; files that they need beside the tree are written into `folder`."""
    python = [sys.executable, "-m"]
    return [
        [*python, "ruff", "check"],
        [*python, "ruff", "format", "--check"],
        [*python, "mypy"],
        [*_tool("typescript", _TYPESCRIPT, "bin/tsc"), "--project", str(_script_project(folder))],
        [*_tool("eslint", _ESLINT, "bin/eslint.js"), "--config", str(_rules(folder)), *_SCRIPTS],
        [*_tool("prettier", _PRETTIER, "bin/prettier.cjs"), "--check", "--log-level", "warn", *_SCRIPTS, *_SHEETS],
    ]


def _script_project(folder: Path) -> Path:
    """Write the compiler's settings, and a script in which each language stands for English; return the path."""
    lines = []
    for file in sorted(_WORDS.glob("??/*.js")):  # languages
        name = f"{file.parent.name}_{file.stem}"
        lines.append(f'import * as {name} from "{file.as_posix()}";')
        lines.append(f"/** @type {{Shape<English[{file.stem!r}]>}} */ export const like_{name} = {name};")
    imports = f'/** @import {{ English }} from "{(_WORDS / "words.js").as_posix()}" */\n'
    imports += f'/** @import {{ Shape }} from "{(_WORDS.parent / "types.js").as_posix()}" */'
    (folder / "languages.js").write_text("\n".join([imports, *lines]), "utf-8")
    include = [(_WORDS.parent).as_posix(), "languages.js"]
    project = folder / "jsconfig.json"
    project.write_text(json.dumps({"extends": (_STATIC / "js/jsconfig.json").as_posix(), "include": include}), "utf-8")
    return project


def _rules(folder: Path) -> Path:
    """Write eslint's rules with those of its plugin for documentation, which lies outside the tree."""
    ours = (_STATIC / "js/eslint.config.js").as_posix()
    plugin = (_package("eslint-plugin-jsdoc", _JSDOC) / "dist/index.cjs").as_posix()
    rules = folder / "eslint.config.mjs"
    rules.write_text(
        f'import ours, {{ withDocumentation }} from "{ours}";\n'
        f'import jsdoc from "{plugin}";\n'
        "export default [...ours, ...withDocumentation(jsdoc)];\n",
        "utf-8",
    )
    return rules


def _tool(package: str, version: str, command: str) -> list[str]:
    """Return the command that runs a tool from npm."""
    return ["node", os.fspath(_package(package, version) / command)]


def _package(package: str, version: str) -> Path:
    """Return the folder of a package from npm, fetched where it is missing; end the run where it cannot be had."""
    if not shutil.which("npm"):
        apt_install("npm")
    folder = fetch_package(package, version)
    if folder is None:
        sys.exit(f"failed: {package} {version} is needed from npm; install Node.js")
    return folder


if __name__ == "__main__":
    main()
