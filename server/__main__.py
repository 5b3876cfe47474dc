"""`python3 -m server` in a checkout, `bitqueens` once installed: reads the command line and runs the command.

Third-party packages cannot be imported before the environment exists, so a command is imported when it runs. What is
imported here is imported after Ctrl-C has its meaning.
"""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module

TYPE_CHECKING = False  # as in `__init__`
if TYPE_CHECKING:
    from .cli import Command


def main() -> None:
    leave_at_ctrl_c()
    from .bootstrap.start import ensure_environment
    from .cli import parse
    from .cli.ending import end, interruptible

    def command() -> int:
        options = parse(sys.argv[1:])
        with interruptible():
            ensure_environment(extras_of(options))
        return run(options)

    end(command)


def leave_at_ctrl_c() -> None:
    """Let Ctrl-C end the process at once.

    KeyboardInterrupt amid imports or compiling would show tracebacks, or be lost.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda *_: os._exit(130))


def extras_of(command: Command) -> list[str]:
    """The extras that a command needs."""
    from .cli import Count, Index, Serve

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
    from .cli import Serve, Watch

    launched = {Serve: ".launch.serve", Watch: ".launch.watch"}  # which serve
    where = launched.get(type(command), type(command).__module__)
    status: int = import_module(where, __package__).run(command)
    return status


if __name__ == "__main__":
    main()
