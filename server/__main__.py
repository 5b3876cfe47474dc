"""`python3 -m server` in a checkout, `bitqueens` once installed: reads the command line and runs the command.

Third-party packages cannot be imported before the environment exists, so a command is imported when it runs.
"""

from __future__ import annotations

import sys
from importlib import import_module

from .bootstrap.start import ensure_environment
from .cli import Command, Count, Index, Serve, Watch, parse

_LAUNCHED = {Serve: f"{__package__}.launch.serve", Watch: f"{__package__}.launch.watch"}  # which serve


def main() -> None:
    options = parse(sys.argv[1:])
    ensure_environment(extras_of(options))
    sys.exit(run(options))


def extras_of(command: Command) -> list[str]:
    """The extras that a command needs."""
    if isinstance(command, Serve):
        wanted = {
            "workers": command.workers,
            "redis": command.settings.rooms,
            "cluster": command.settings.cluster,
            "metrics": command.metrics is not None,
        }
        return [extra for extra, is_wanted in wanted.items() if is_wanted]
    return ["cluster"] if isinstance(command, (Count, Index)) and command.cluster else []


def run(command: Command) -> int:
    """Run a command; returns the exit status."""
    where = _LAUNCHED.get(type(command), type(command).__module__)
    status: int = import_module(where, __package__).run(command)
    return status


if __name__ == "__main__":
    main()
