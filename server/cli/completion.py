"""`bitqueens completion SHELL`: print a script with which a shell completes our commands, options, values and files."""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import dataclass
from importlib import import_module

from .output import send
from .parser import COMMANDS, Command, Parser

SHELLS = ("bash", "zsh", "fish")


@dataclass(frozen=True)
class Completion(Command):
    """Print a script with which a shell completes the command bitqueens."""

    shell: str


def describe() -> Parser:
    parser = Parser(
        Completion,
        'bash: eval "$(bitqueens completion bash)" in ~/.bashrc, zsh: the same in ~/.zshrc after compinit, '
        "fish: bitqueens completion fish > ~/.config/fish/completions/bitqueens.fish",
    )
    parser.add("shell", metavar="SHELL", choices=SHELLS, help=", ".join(SHELLS))
    return parser


def run(options: Completion) -> int:
    """Print the script; return the exit status."""
    from shtab import complete

    return send([complete(describe_all(), options.shell), "\n"])


def describe_all() -> Parser:
    """Return one parser of the whole command line, in which files and folders are marked for shtab."""
    from shtab import DIRECTORY, FILE

    marks = {"FILE": FILE, "PROGRAM": FILE, "DIR": DIRECTORY, "FOLDER": DIRECTORY}
    whole = _describe("serve")
    whole.prog = "bitqueens"
    commands = whole.add_subparsers(parser_class=ArgumentParser)
    for name in COMMANDS:
        text = COMMANDS[name].rpartition("` ")[2]
        commands.add_parser(name, parents=[_describe(name)], add_help=False, help=text)
    helped = commands.add_parser("help", help="shows the options of a command")
    helped.add_argument("command", choices=[*COMMANDS], help="the command")
    for parser in (whole, *commands.choices.values()):
        for action in parser._actions:
            if mark := marks.get(str(action.metavar)):
                action.complete = mark  # type: ignore[attr-defined]
    return whole


def _describe(name: str) -> Parser:
    parser: Parser = import_module(f".{name}", __package__).describe()
    return parser
