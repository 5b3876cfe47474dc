"""Parse the command line. A command is a file here: its options as a frozen dataclass, `describe`, and `run`.

A command whose arguments depend on one another has a function `parse`, too. Standard library only, with the syntax of
Python 3.8, since `--help` and `--version` work before installation.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from .gone import find_gone
from .parser import COMMANDS, Command, Parser


def parse(arguments: Sequence[str], environ: Mapping[str, str] = os.environ) -> Command:
    """Return the command. Raises SystemExit: status 2 and a sentence on stderr for an error, 0 after --help."""
    name, *others = arguments or [""]
    if name == "help":
        return parse([*others, "--help"], environ)
    module: Any = import_module(f".{name if name in COMMANDS else 'serve'}", __package__)
    parser: Parser = module.describe()
    if why := find_gone(arguments, environ):
        parser.error(why)
    if name not in COMMANDS:
        serve: Command = module.parse(parser, arguments, environ)
        return serve
    command: Command = module.parse(parser, others) if hasattr(module, "parse") else parser.read(others)
    return command
