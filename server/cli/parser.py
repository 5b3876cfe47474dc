"""Shared parts of all commands' parsers: error messages, numbers and settings."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import NoReturn, TypeVar

from ..config import settings
from ..version import __version__
from .output import send

T = TypeVar("T")

# The commands, each with its sentence in --help. A command without a name serves the page: `serve.py`.
COMMANDS = {
    "count": "`count N` counts the solutions of a board as fast as this machine can",
    "forecast": "`forecast N` estimates how long that takes",
    "solutions": "`solutions N` prints the solutions",
    "times": "`times` times the listings of the searches",
    "trace": "`trace ALGORITHM N` prints the steps of a search",
    "export": "`export FILE` writes a film into one file",
    "site": "`site DIR` writes the pages as plain files",
    "lesson": "`lesson check FILE` checks a lesson",
    "watch": "`watch FILE` shows your own program",
    "completion": "`completion SHELL` prints a script that completes these commands",
}
_UNKNOWN = "unrecognized arguments: "  # argparse's own words


class Command:
    """The options of a command."""

    light: bool | None = None  # True: this checkout goes without compiled kernels from now on; None: as before

    def extras(self) -> Sequence[str]:
        """Return the extras of the package that the command needs."""
        return ()

    def wishes(self) -> Sequence[str]:
        """Return the extras without which the command only works more slowly."""
        return ()

    def fault(self) -> str:
        """Return why these options do not go together, or ""."""
        return ""


def name_program(words: Sequence[str]) -> str:
    """Return the name before the messages of a command, which is the first word of a command line."""
    return " ".join(["bitqueens", *(word for word in words[:1] if word in COMMANDS)])


def suggest(word: str, words: Iterable[str]) -> str:
    """Return a question about the most similar of some words, or "" if none is similar."""
    return "".join(f"; did you mean {close}?" for close in get_close_matches(word, words, 1, 0.65))


class Parser(argparse.ArgumentParser):
    """Parser that prints one sentence for an error, without the usage, which --help prints."""

    add = argparse.ArgumentParser.add_argument  # so that an argument fits into a line

    def __init__(self, options: type[Command], epilog: str) -> None:
        """Make a parser of a command, which has its module's name. --help shows its docstring before the arguments."""
        name = options.__module__.rpartition(".")[2]
        program = "python3 -m server" if __name__.startswith("server.") else "bitqueens"
        program += f" {name}" if name in COMMANDS else ""
        # No abbreviations, so that a new option never changes the meaning of an old command line.
        super().__init__(prog=program, description=options.__doc__, epilog=epilog, allow_abbrev=False)
        self.options: Callable[..., Command] = options

    def read(self, arguments: Sequence[str]) -> Command:
        """Return the command with its options; lists become tuples."""
        asked = vars(self.parse_args(arguments)).items()
        command = self.options(**{name: tuple(value) if isinstance(value, list) else value for name, value in asked})
        if why := command.fault():
            self.error(why)
        return command

    def print_help(self, _: object = None) -> None:
        """Print the help. Raises CannotWrite, unlike argparse's own."""
        send([self.format_help()])

    def error(self, message: str) -> NoReturn:
        if message.startswith(_UNKNOWN):
            option = message[len(_UNKNOWN) :].split()[0].partition("=")[0]
            message += suggest(option, self._option_string_actions)
        self.exit(2, f"{name_program(self.prog.split()[-1:])}: error: {message}\n")


class Version(argparse.Action):
    """Option that prints the version and ends. Raises CannotWrite, unlike argparse's own."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        send([f"bitqueens {__version__}\n"])
        parser.exit()


def list_commands() -> str:
    """Return the commands as lines of --help."""
    lines = [sentence.removeprefix("`").split("` ") for sentence in COMMANDS.values()]
    width = max(len(use) for use, _ in lines)
    return "\n".join(f"  {use:<{width}}  {what}" for use, what in lines)


def setting(read: Callable[[str], T]) -> Callable[[str], T]:
    """Return a setting's reader as a type for argparse."""

    def check(text: str) -> T:
        try:
            return read(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return check


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers in a range, as a type for argparse."""
    return setting(settings.whole(least, most))
