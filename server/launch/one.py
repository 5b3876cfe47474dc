"""Serve in this process, by the threaded host."""

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
from .announce import announce_address, announce_extras, bind_port

if TYPE_CHECKING:
    from ..metrics.metrics import Metrics


def serve_here(options: Serve, config: Config) -> None:
    """Serve until stopped. Raises CannotListen."""
    limits = config.limits
    config = replace(config, limits=limits.within(allow_sockets(limits.sockets)))
    if config.limits.clients < limits.clients:
        few = f"too few file descriptors for {limits.clients:,} viewers: only {config.limits.clients:,} are admitted"
        say(f"bitqueens: {few}; `ulimit -n {descriptors_for(limits.sockets)}` allows all")
    with metrics_here(options, config) as (metrics, metrics_address):
        app = create_app(config, metrics=metrics)
        host = bind_port(options, lambda port: Host.bind(app, options.host, port, config))
        if host.address != host.local_address:
            announce_on_pages(app, host.address)

        def start() -> None:
            announce_address(options, host.address, host.local_address)
            announce_extras(options, config, metrics_address)
            warming.start()

        host.serve(on_start=start, on_stop=clients_of(app).dismiss)
    log.info("stopped")


@contextlib.contextmanager
def metrics_here(options: Serve, config: Config) -> Iterator[tuple[Metrics | None, str]]:
    """Serve the metrics of this process inside the block; yield them with their address, None without --metrics."""
    if options.metrics is None:
        yield None, ""
        return
    from ..metrics.metrics import Metrics  # these need an extra
    from ..metrics.serving import serve_metrics

    metrics, listener = Metrics(), listen(options.metrics_host, options.metrics)
    with serve_metrics(metrics, listener, hosts=config.hosts):
        yield metrics, local_address_of(listener)
