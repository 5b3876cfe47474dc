"""The entry point of `python3 -m server` in a checkout, of `bitqueens` once installed.

Third-party packages cannot be imported before the environment exists, so a command is imported when it runs. All
other imports follow the handler of Ctrl-C.
"""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module


def main() -> None:
    leave_at_ctrl_c()
    from .bootstrap.start import ensure_environment
    from .cli import parse
    from .cli.ending import interruptible, run_and_exit
    from .cli.parser import name_program

    def command() -> int:
        options = parse(sys.argv[1:])
        with interruptible():
            ensure_environment(options.extras(), name_program(sys.argv[1:]), options.wishes(), options.light)
        return run(options)

    run_and_exit(command)


def leave_at_ctrl_c() -> None:
    """Let Ctrl-C end the process: KeyboardInterrupt amid imports or compiling would print tracebacks, or be lost."""

    def leave(*_: object) -> None:
        try:
            if os.isatty(2):
                os.write(2, b"\n")  # so that the prompt does not follow what the last line shows
        finally:
            os._exit(130)

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, leave)


def run(command: object) -> int:
    """Run a command; return the exit status."""
    name = type(command).__module__.rpartition(".")[2]
    room = "launch" if name in ("serve", "watch") else "cli"  # these need rooms above the command line
    status: int = import_module(f".{room}.{name}", __package__).run(command)
    return status


if __name__ == "__main__":
    main()
