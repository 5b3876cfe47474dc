"""Shared parts of all commands' parsers: error messages, numbers and settings."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import NoReturn

from ..version import __version__
from .output import send

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
}


class Command:
    """The options of a command."""

    def extras(self) -> Sequence[str]:
        """Return the extras of the package that the command needs."""
        return ()


class Parser(argparse.ArgumentParser):
    """Parser that prints one sentence for an error, without the usage, which --help prints."""

    def print_help(self, _: object = None) -> None:
        """Print the help. Raises CannotWrite, unlike argparse's own."""
        send([self.format_help()])

    def error(self, message: str) -> NoReturn:
        command = self.prog.rpartition(" ")[2]
        program = f"bitqueens {command}" if command in COMMANDS else "bitqueens"
        self.exit(2, f"{program}: error: {message}\n")


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


def make_parser(description: str, epilog: str, command: str = "") -> argparse.ArgumentParser:
    program = "python3 -m server" if __name__.startswith("server.") else "bitqueens"
    # No abbreviations, so that a new option never changes the meaning of an old command line.
    return Parser(prog=program + command, description=description, epilog=epilog, allow_abbrev=False)


def setting(read: Callable[[str], object]) -> Callable[[str], object]:
    """Return a setting's reader as a type for argparse."""

    def check(text: str) -> object:
        try:
            return read(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return check


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers in a range, as a type for argparse."""

    def check(text: str) -> int:
        # `int` raises another error for texts of many thousand digits.
        if not (text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}, not {text!r}")
        return int(text)

    return check
