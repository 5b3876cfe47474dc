"""Serve in this process, by the threaded host."""

from __future__ import annotations

from dataclasses import replace

from ..app import create_app
from ..cli.output import say
from ..cli.serve import Serve
from ..config.config import Config
from ..config.logs import log
from ..hosting.connection import clients_of
from ..hosting.host import Host
from ..hosting.shares import allow_sockets, descriptors_for
from ..jobs import warming
from ..web.rendering import announce as announce_on_pages
from .announce import announce_address, announce_key, bind_port


def serve_here(options: Serve, config: Config) -> None:
    """Serve until stopped. Raises CannotListen."""
    limits = config.limits
    config = replace(config, limits=limits.within(allow_sockets(limits.sockets)))
    if config.limits.clients < limits.clients:
        few = f"too few file descriptors for {limits.clients:,} viewers: only {config.limits.clients:,} are admitted"
        say(f"bitqueens: {few}; `ulimit -n {descriptors_for(limits.sockets)}` allows all")
    app = create_app(config)
    host = bind_port(options, lambda port: Host.bind(app, options.host, port, config))
    if host.address != host.local_address:
        announce_on_pages(app, host.address)

    def start() -> None:
        announce_address(options, host.address, host.local_address)
        announce_key(options, config)
        warming.start()

    host.serve(on_start=start, on_stop=clients_of(app).dismiss)
    log.info("stopped")
