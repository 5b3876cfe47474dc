"""`python3 -m server` in a checkout, `bitqueens` once installed: reads the command line and does what it says.

Until the environment is there nothing third-party may be imported, hence the imports inside the functions.
"""

from __future__ import annotations

import functools
import sys

from .bootstrap.start import ensure_environment
from .desktop import open_page
from .listening import CannotListen, PortTaken
from .options import Command, Count, Serve, Solutions, Steps, parse

DEFAULT_PORT = 8088


def main() -> None:
    options = parse(sys.argv[1:])
    ensure_environment()
    sys.exit(run(options))


def run(command: Command) -> int:
    """Do what was asked for; returns the exit status."""
    if isinstance(command, Serve):
        return serve(command)
    if isinstance(command, Count):
        return count(command)
    return steps(command) if isinstance(command, Steps) else solutions(command)


def steps(options: Steps) -> int:
    """Print steps of a trace; returns the exit status."""
    from .commands.steps import run

    return run(options)


def solutions(options: Solutions) -> int:
    """Print the solutions of a board; returns the exit status."""
    from .commands.solutions import run

    return run(options)


def count(options: Count) -> int:
    """Count the solutions of a board; returns the exit status."""
    from .commands.count import run

    return run(options)


def serve(options: Serve) -> int:
    """Serve until stopped; returns the exit status."""
    from . import warming
    from .app import create_app
    from .config import Config
    from .host import Host
    from .stream import close_all

    app = create_app(Config())
    try:
        try:
            host = Host.bind(app, options.host, DEFAULT_PORT if options.port is None else options.port)
        except PortTaken as error:
            if options.port is not None:
                raise
            host = Host.bind(app, options.host, 0)
            print(f"bitqueens: {error}, so here is another", file=sys.stderr)
    except CannotListen as error:
        print(f"bitqueens: {error}", file=sys.stderr)
        return 2

    def announce() -> None:
        print(f"Bitqueens is at {host.address} (Ctrl-C stops it)", flush=True)
        if options.browser:
            open_page(host.local_address)
        warming.start()

    host.serve(on_start=announce, on_stop=functools.partial(close_all, app))
    return 0


if __name__ == "__main__":
    main()
