"""What the parsers of all commands share: error messages, and how to read numbers and settings."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import NoReturn

from .output import send

# The commands, each with its sentence in --help. A command without a name serves the page: `serve.py`.
COMMANDS = {
    "count": "`count N` counts the solutions of a board as fast as this machine can",
    "forecast": "`forecast N` tells how long that takes",
    "index": "`index N` makes the table with which any step of a larger board can be read",
    "solutions": "`solutions N` prints the solutions",
    "trace": "`trace ALGORITHM N` prints the steps of a search",
    "export": "`export FILE` writes a film into one file",
    "site": "`site DIR` writes the pages as plain files",
    "lesson": "`lesson check FILE` checks a lesson",
    "watch": "`watch FILE` shows a program of your own",
}


class Command:
    """The options of a command."""

    def extras(self) -> Sequence[str]:
        """The extras of the package that the command needs."""
        return ()


class Parser(argparse.ArgumentParser):
    """Prints one sentence for an error, without the usage, which --help prints."""

    def print_help(self, _: object = None) -> None:
        """Unlike argparse's own it is told if that fails."""
        send([self.format_help()])

    def error(self, message: str) -> NoReturn:
        command = self.prog.rpartition(" ")[2]
        program = f"bitqueens {command}" if command in COMMANDS else "bitqueens"
        self.exit(2, f"{program}: error: {message}\n")


def make_parser(description: str, epilog: str, command: str = "") -> argparse.ArgumentParser:
    program = "python3 -m server" if __name__.startswith("server.") else "bitqueens"
    # No abbreviations, so that a new option never changes what an old command line means.
    return Parser(prog=program + command, description=description, epilog=epilog, allow_abbrev=False)


def setting(read: Callable[[str], object]) -> Callable[[str], object]:
    """The check of a setting as a type for argparse."""

    def check(text: str) -> object:
        try:
            return read(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return check


def whole(least: int, most: int) -> Callable[[str], int]:
    """A whole number in a range, as a type for argparse."""

    def check(text: str) -> int:
        # `int` refuses texts of many thousand digits with an error of its own.
        if not (text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}, not {text!r}")
        return int(text)

    return check
