"""`python3 -m server` in a checkout, `bitqueens` once installed: reads the command line and runs the command.

Third-party packages cannot be imported before the environment exists, hence the imports inside functions.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, TextIO, TypeVar

from .bootstrap.start import ensure_environment
from .cli.desktop import open_page
from .cli.options import Command, Count, Forecast, Index, Lessons, Serve, Solutions, Steps, parse
from .hosting.listening import CannotListen, PortTaken

if TYPE_CHECKING:
    from flask import Flask

    from .config.config import Config
    from .metrics.metrics import Metrics

DEFAULT_PORT = 8088
Bound = TypeVar("Bound")


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
    if isinstance(command, Serve):
        return serve(command)
    if isinstance(command, Count):
        return count(command)
    if isinstance(command, Forecast):
        return forecast(command)
    if isinstance(command, Index):
        return index(command)
    if isinstance(command, Lessons):
        return check_lessons(command)
    return steps(command) if isinstance(command, Steps) else solutions(command)


def steps(options: Steps) -> int:
    """Print steps of a trace; returns the exit status."""
    from .cli.commands.steps import run

    return run(options)


def solutions(options: Solutions) -> int:
    """Print the solutions of a board; returns the exit status."""
    from .cli.commands.solutions import run

    return run(options)


def check_lessons(options: Lessons) -> int:
    """Check the files of lessons; returns the exit status."""
    from .cli.commands.lesson import run

    return run(options)


def count(options: Count) -> int:
    """Count the solutions of a board; returns the exit status."""
    from .cli.commands.count import run

    return run(options)


def index(options: Index) -> int:
    """Make the table of a board; returns the exit status."""
    from .cli.commands.index import run

    return run(options)


def forecast(options: Forecast) -> int:
    """Say what large boards would take; returns the exit status."""
    from .cli.commands.forecast import run

    return run(options)


def serve(options: Serve) -> int:
    """Serve until stopped; returns the exit status."""
    from .cluster.connect import hinders_serving
    from .config.config import make_config
    from .config.logs import write_to_stderr
    from .files.keys import own_key
    from .hosting.listening import is_open
    from .metrics.package import lacks_prometheus
    from .rooms.store import lacks_redis

    write_to_stderr(options.settings.log_level)
    several = options.workers is not None and options.workers > 1
    rooms, cluster = options.settings.rooms, options.settings.cluster
    if why := (
        (rooms and lacks_redis())
        or (cluster and hinders_serving(cluster, several=options.workers is not None))
        or (options.metrics is not None and lacks_prometheus())
    ):
        say(f"bitqueens: {why}", sys.stderr)
        return 2
    config = make_config(options.settings)
    if several:
        config = replace(config, classes=bool(config.rooms))
    if config.class_key is None and config.classes and (is_open(options.host) or config.trusted_proxies):
        config = replace(config, class_key=own_key())
    try:
        with cluster_of(config) as scheduler:
            config = replace(config, cluster=scheduler)
            return (serve_here if options.workers is None else serve_with_workers)(options, config)
    except CannotListen as error:
        say(f"bitqueens: {error}", sys.stderr)
        return 2


@contextlib.contextmanager
def cluster_of(config: Config) -> Iterator[str]:
    """The address of the scheduler for the page's counts, "" for none."""
    if not config.cluster:
        yield ""
        return
    from .cluster.connect import open_cluster, warning_about

    if warning := warning_about(config.cluster):
        say(f"bitqueens: {warning}", sys.stderr)
    with open_cluster(config.cluster) as scheduler:
        yield scheduler


def serve_here(options: Serve, config: Config) -> int:
    """Serve in this process. Raises CannotListen."""
    from .app import create_app
    from .config.logs import log
    from .hosting.descriptors import allow_sockets, descriptors_for
    from .hosting.host import Host
    from .hosting.sockets.clients import clients_of
    from .jobs import warming
    from .web.rendering import announce as announce_on_pages

    limits = config.limits
    config = replace(config, limits=limits.within(allow_sockets(limits.sockets)))
    if config.limits.clients < limits.clients:
        few = f"too few file descriptors for {limits.clients:,} viewers: {config.limits.clients:,} are let in"
        say(f"bitqueens: {few}; `ulimit -n {descriptors_for(limits.sockets)}` allows all", sys.stderr)
    with metrics_here(options) as (metrics, told_at):
        app = create_app(config, metrics=metrics)
        host = at_a_port(options, lambda port: Host.bind(app, options.host, port, config))
        if host.address != host.local_address:
            announce_on_pages(app, host.address)

        def start() -> None:
            announce(options, host.address, host.local_address)
            announce_more(config, told_at)
            warming.start()

        host.serve(on_start=start, on_stop=clients_of(app).dismiss)
    log.info("stopped")
    return 0


@contextlib.contextmanager
def metrics_here(options: Serve) -> Iterator[tuple[Metrics | None, str]]:
    """The metrics of this process, and where they are told inside the block; None if nobody wants to know them."""
    if options.metrics is None:
        yield None, ""
        return
    from .hosting.listening import listen, local_address_of
    from .metrics.metrics import Metrics
    from .metrics.serving import telling

    metrics, listener = Metrics(), listen(options.metrics_host, options.metrics)
    with telling(metrics, listener):
        yield metrics, local_address_of(listener)


def serve_with_workers(options: Serve, config: Config) -> int:
    """Serve in several processes, by gunicorn. Raises CannotListen, and SystemExit at the end."""
    assert options.workers
    try:
        from .hosting.workers import serve
    except ImportError:
        way = "it does not run on Windows" if sys.platform == "win32" else "`pip install 'bitqueens[workers]'` gets it"
        say(f"bitqueens: --workers needs gunicorn, and there is none here; {way}", sys.stderr)
        return 2
    from .app import create_app
    from .hosting.listening import address_of, listen, local_address_of
    from .jobs import warming
    from .metrics.workers import SharedMetrics
    from .timing.table import shared_table
    from .web.rendering import announce as announce_on_pages

    listener = at_a_port(options, lambda port: listen(options.host, port))
    address, local = address_of(listener, config.prefix), local_address_of(listener, config.prefix)
    table = shared_table()
    shared: SharedMetrics | None = None
    told_at = ""
    if options.metrics is not None:
        told = listen(options.metrics_host, options.metrics)
        shared, told_at = SharedMetrics(told), local_address_of(told)

    def make_app() -> Flask:
        app = create_app(config, table, shared.begin() if shared else None)
        if address != local:
            announce_on_pages(app, address)
        warming.start()
        return app

    def start() -> None:
        announce(options, address, local)
        announce_more(config, told_at)

    ends = (shared.forget, shared.close) if shared else ()
    serve(make_app, listener, options.workers, start, *ends)
    return 0


def at_a_port(options: Serve, bind: Callable[[int], Bound]) -> Bound:
    """What is bound to the port of the command line or, by default, to our usual one or any free one."""
    try:
        return bind(DEFAULT_PORT if options.port is None else options.port)
    except PortTaken as error:
        if options.port is not None:
            raise
        bound = bind(0)
        say(f"bitqueens: {error}, so it takes another one", sys.stderr)
        return bound


def announce(options: Serve, address: str, local_address: str) -> None:
    """Tell the address, and open the page."""
    from .config.logs import log

    say(f"Bitqueens is at {address} (Ctrl-C stops it)", sys.stdout)
    log.info("serving at %s", address)
    if options.browser:
        open_page(local_address)


def announce_more(config: Config, told_at: str) -> None:
    """Tell the key with which classes are opened from other machines, and where metrics are told."""
    if config.class_key:
        say(f"A class can be opened on this machine, or with the key {config.class_key}", sys.stdout)
    if told_at:
        say(f"Metrics are at {told_at}metrics", sys.stdout)


def say(sentence: str, stream: TextIO) -> None:
    """Print a line. If it cannot be written, for instance to a full disk, that is no reason to fail."""
    with contextlib.suppress(OSError):
        print(sentence, file=stream, flush=True)


if __name__ == "__main__":
    main()
