"""The configuration of the app and its host, made from the settings."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from urllib.parse import urlsplit

from .limits import LIMITS, Limits
from .settings import Network, Settings


@dataclass(frozen=True, slots=True)
class Config:
    """The configuration. Every default is safe on an open network."""

    embedders: tuple[str, ...] = ()  # sites that may show the page in a frame; "*": any
    origins: tuple[str, ...] = ()  # other sites whose pages may open the websocket
    hosts: tuple[str, ...] = ()  # names of this server in addition to this machine's own
    trusted_proxies: tuple[Network, ...] = ()  # whose X-Forwarded headers are believed
    prefix: str = ""  # of all addresses, such as "/queens"
    lessons: str = ""  # a folder of the host's own; "": none
    viewers_per_address: int | None = None  # at most; None: a part of all, see `share_of`
    class_key: str | None = None  # opens classes from other machines; None: only this machine opens any
    classes: bool = True  # whether classes can be opened: not where several processes serve, which share none
    rooms: str = field(default="", repr=False)  # the address of Redis, by which they share classes; "": none
    cluster: str = ""  # where the page's counts are made: a Dask scheduler, or local:N; "": here
    public_address: str = ""  # by which others reach this server, if it is not what the server finds out
    seats_per_address: int | None = None  # in a class; None: all
    limits: Limits = LIMITS

    @property
    def frame_ancestors(self) -> str:
        """The sources of the Content-Security-Policy that may show the page in a frame."""
        return " ".join(("'self'", *self.embedders)) if self.embedders else "'none'"

    def share_of(self, places: int) -> int:
        """How many of all places one address may take: a quarter, or half where a proxy is trusted.

        A proxy is a sign of a server for many schools, and a school has but one address.
        """
        if self.viewers_per_address is not None:
            part = self.viewers_per_address / self.limits.clients
        else:
            part = 1 / 2 if self.trusted_proxies else 1 / 4
        return min(places, max(1, math.ceil(places * part)))


def make_config(settings: Settings) -> Config:
    """The configuration that follows from the settings."""
    public = urlsplit(settings.public_address).hostname
    return Config(
        embedders=settings.allow_embedding,
        origins=settings.allow_origin,
        hosts=(*settings.allow_host, public) if public else settings.allow_host,
        trusted_proxies=settings.trusted_proxy,
        prefix=settings.prefix,
        lessons=settings.lessons,
        viewers_per_address=settings.max_per_address,
        class_key=settings.class_key,
        rooms=settings.rooms,
        cluster=settings.cluster,
        public_address=settings.public_address,
        seats_per_address=settings.seats_per_address,
        limits=replace(LIMITS, clients=settings.max_clients),
    )
