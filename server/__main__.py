"""`python3 -m server` in a checkout, `bitqueens` once installed: reads the command line and runs the command.

Third-party packages cannot be imported before the environment exists, hence the imports inside functions.
"""

from __future__ import annotations

import contextlib
import functools
import sys
from typing import TextIO

from .bootstrap.start import ensure_environment
from .cli.desktop import open_page
from .cli.options import Command, Count, Serve, Solutions, Steps, parse
from .hosting.listening import CannotListen, PortTaken

DEFAULT_PORT = 8088


def main() -> None:
    options = parse(sys.argv[1:])
    ensure_environment()
    sys.exit(run(options))


def run(command: Command) -> int:
    """Run a command; returns the exit status."""
    if isinstance(command, Serve):
        return serve(command)
    if isinstance(command, Count):
        return count(command)
    return steps(command) if isinstance(command, Steps) else solutions(command)


def steps(options: Steps) -> int:
    """Print steps of a trace; returns the exit status."""
    from .cli.commands.steps import run

    return run(options)


def solutions(options: Solutions) -> int:
    """Print the solutions of a board; returns the exit status."""
    from .cli.commands.solutions import run

    return run(options)


def count(options: Count) -> int:
    """Count the solutions of a board; returns the exit status."""
    from .cli.commands.count import run

    return run(options)


def serve(options: Serve) -> int:
    """Serve until stopped; returns the exit status."""
    from .app import create_app
    from .config.config import make_config
    from .config.logs import log, write_to_stderr
    from .hosting.descriptors import allow_sockets
    from .hosting.host import Host
    from .jobs import warming
    from .web.rendering import announce as announce_on_pages
    from .wire.stream import close_all

    write_to_stderr(options.settings.log_level)
    config = make_config(options.settings)
    allow_sockets(config.limits.clients + config.limits.connections_beside)
    app = create_app(config)
    try:
        try:
            host = Host.bind(app, options.host, DEFAULT_PORT if options.port is None else options.port, config)
        except PortTaken as error:
            if options.port is not None:
                raise
            host = Host.bind(app, options.host, 0, config)
            say(f"bitqueens: {error}, so it takes another one", sys.stderr)
    except CannotListen as error:
        say(f"bitqueens: {error}", sys.stderr)
        return 2

    if host.address != host.local_address:
        announce_on_pages(app, host.address)

    def announce() -> None:
        say(f"Bitqueens is at {host.address} (Ctrl-C stops it)", sys.stdout)
        log.info("serving at %s", host.address)
        if options.browser:
            open_page(host.local_address)
        warming.start()

    host.serve(on_start=announce, on_stop=functools.partial(close_all, app))
    log.info("stopped")
    return 0


def say(sentence: str, stream: TextIO) -> None:
    """Print a line. If it cannot be written, for instance to a full disk, that is no reason to fail."""
    with contextlib.suppress(OSError):
        print(sentence, file=stream, flush=True)


if __name__ == "__main__":
    main()
