"""Parse the command line. A command is a file here: its options as a frozen dataclass, `parse`, and `run`.

Standard library only, with the syntax of Python 3.8, since `--help` and `--version` work before installation.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from .parser import COMMANDS, Command


def parse(arguments: Sequence[str], environ: Mapping[str, str] = os.environ) -> Command:
    """Return the command. Raises SystemExit: status 2 and a sentence on stderr for an error, 0 after --help."""
    name, *others = arguments or [""]
    is_named = name in COMMANDS
    module: Any = import_module(f".{name if is_named else 'serve'}", __package__)
    command: Command = module.parse(others) if is_named else module.parse(arguments, environ)
    return command
