"""Serves in this process, by the threaded host."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from ..app import create_app
from ..cli.output import say
from ..cli.serve import Serve
from ..config.config import Config
from ..config.logs import log
from ..hosting.connection import clients_of
from ..hosting.host import Host
from ..hosting.listening import listen, local_address_of
from ..hosting.shares import allow_sockets, descriptors_for
from ..jobs import warming
from ..web.rendering import announce as announce_on_pages
from .telling import at_a_port, tell, tell_more

if TYPE_CHECKING:
    from ..metrics.metrics import Metrics


def serve_here(options: Serve, config: Config) -> None:
    """Serve until stopped. Raises CannotListen."""
    limits = config.limits
    config = replace(config, limits=limits.within(allow_sockets(limits.sockets)))
    if config.limits.clients < limits.clients:
        few = f"too few file descriptors for {limits.clients:,} viewers: {config.limits.clients:,} are let in"
        say(f"bitqueens: {few}; `ulimit -n {descriptors_for(limits.sockets)}` allows all")
    with metrics_here(options, config) as (metrics, told_at):
        app = create_app(config, metrics=metrics)
        host = at_a_port(options, lambda port: Host.bind(app, options.host, port, config))
        if host.address != host.local_address:
            announce_on_pages(app, host.address)

        def start() -> None:
            tell(options, host.address, host.local_address)
            tell_more(options, config, told_at)
            warming.start()

        host.serve(on_start=start, on_stop=clients_of(app).dismiss)
    log.info("stopped")


@contextlib.contextmanager
def metrics_here(options: Serve, config: Config) -> Iterator[tuple[Metrics | None, str]]:
    """The metrics of this process, and where they are told inside the block; None if nobody wants to know them."""
    if options.metrics is None:
        yield None, ""
        return
    from ..metrics.metrics import Metrics  # these need an extra
    from ..metrics.serving import telling

    metrics, listener = Metrics(), listen(options.metrics_host, options.metrics)
    with telling(metrics, listener, hosts=config.hosts):
        yield metrics, local_address_of(listener)
