"""Tests of the completion of our command line in three shells, and of the manual's table of commands."""

import argparse
import re
import subprocess
from pathlib import Path

import pytest

from server.cli.completion import SHELLS, describe_all
from server.cli.parser import COMMANDS
from tests.tools.programs import need
from tests.tools.serving import COMMAND, ROOT
from tests.tools.waiting import PATIENCE

# In each shell: read the script in the file $1, complete the line $2, and print what is proposed, until it has $3.
LOOKS = {
    "bash": """. "$1"; COMP_WORDS=($2); [[ $2 == *" " ]] && COMP_WORDS+=(""); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _shtab_bitqueens bitqueens "${COMP_WORDS[COMP_CWORD]}"; echo "${COMPREPLY[@]}" """,
    "zsh": r"""zmodload zsh/zpty; zpty shell zsh -f -i
        zpty -w shell "autoload -U compinit; compinit -u -D; eval \"\$(cat $1)\"; echo lo''aded"
        zpty -r -m shell seen "*loaded*"; zpty -w -n shell "$2"$'\t'
        zpty -r -m shell seen "*$3*"; print -r -- "$seen" """,
    "fish": "source $argv[1]; complete -C $argv[2]",
}


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_completes_commands_options_values_and_files(shell: str, tmp_path: Path) -> None:
    need(shell)
    script = tmp_path / "script"
    with script.open("w") as output:
        subprocess.run([*COMMAND, "completion", shell], stdout=output, check=True, timeout=PATIENCE)
    for line, wanted in (
        ("cou", "count"),
        ("help fo", "forecast"),
        ("count --en", "--engine"),
        ("trace bi", "bitmask"),
        ("export a.html --goal ", "first"),
        ("lesson check LIC", "LICENSE"),
        ("site serv", "server"),
    ):
        words = [shell, "-c", LOOKS[shell], *(["sh"] if shell != "fish" else []), script, f"bitqueens {line}", wanted]
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
        assert wanted in done.stdout, (line, done.stdout, done.stderr)


def test_the_table_of_commands_has_all_their_options() -> None:
    table, _, _ = (ROOT / "server/cli/COMMANDS.md").read_text("utf-8").partition("\n## ")
    (commands,) = (action for action in describe_all()._actions if isinstance(action, argparse._SubParsersAction))
    for name in COMMANDS:
        (row,) = re.findall(rf"^\| `bitqueens {name} .*", table, re.MULTILINE)
        known = {*commands.choices[name]._option_string_actions} - {"-h", "--help"}
        assert {*re.findall(r"`(?:[^`]* )?(--[a-z-]+)", row)} == known, name
