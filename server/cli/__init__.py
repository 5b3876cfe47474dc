"""Parse the command line. A command is a file here: its options as a frozen dataclass, `parse`, and `run`.

Standard library only, with the syntax of Python 3.8, since `--help` and `--version` work before installation.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from .gone import find_gone
from .parser import COMMANDS, Command, make_parser


def parse(arguments: Sequence[str], environ: Mapping[str, str] = os.environ) -> Command:
    """Return the command. Raises SystemExit: status 2 and a sentence on stderr for an error, 0 after --help."""
    name, *others = arguments or [""]
    is_named = name in COMMANDS
    if why := find_gone(arguments, environ):
        make_parser("", "", f" {name}" if is_named else "").error(why)
    module: Any = import_module(f".{name if is_named else 'serve'}", __package__)
    command: Command = module.parse(others) if is_named else module.parse(arguments, environ)
    return command
