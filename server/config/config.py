"""Configuration of the app and its host, made from the settings."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields, replace
from urllib.parse import urlsplit

from .limits import LIMITS, Limits
from .settings import Settings


@dataclass(frozen=True)
class Config(Settings):
    """The settings and the values derived from them. Every default is safe on an open network."""

    hides_prefix: bool = False  # the prefix is a secret, which no answer may contain
    limits: Limits = LIMITS

    @property
    def hosts(self) -> tuple[str, ...]:
        """Names of this server besides this machine's own."""
        public = urlsplit(self.public_address).hostname  # pages may be opened under this name, too
        return (*self.allow_host, public) if public else self.allow_host

    @property
    def frame_ancestors(self) -> str:
        """The sources for `frame-ancestors` of the Content-Security-Policy: sites that may show the page in a frame."""
        return " ".join(("'self'", *self.allow_embedding)) if self.allow_embedding else "'none'"

    def share_of(self, places: int) -> int:
        """Return one address's share of all places: a quarter, or half with a trusted proxy.

        A proxy suggests a server for many schools, and each school has only one address.
        """
        if self.max_per_address is not None:
            part = self.max_per_address / self.limits.clients
        else:
            part = 1 / 2 if self.trusted_proxy else 1 / 4
        return min(places, max(1, math.ceil(places * part)))


def make_config(settings: Settings) -> Config:
    """Derive the configuration from the settings."""
    values = {each.name: getattr(settings, each.name) for each in fields(Settings)}
    return Config(**values, limits=replace(LIMITS, clients=settings.max_clients))


def make_policy(connect: str = "'self'", more: str = "") -> str:
    """Return the Content-Security-Policy of pages: what they may `connect` to, and `more` directives, each with `; `.

    A page can run Python, so compiling WebAssembly is allowed, but no eval.
    """
    loads = (
        "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self'; img-src 'self' data: blob:"
    )
    return f"default-src 'none'; {loads}; connect-src {connect}; {more}base-uri 'none'; form-action 'self'"
