"""What a server may be told before it starts. Knows nothing of who reads it, and reads nothing itself."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .limits import LIMITS, Limits
from .settings import Settings


@dataclass(frozen=True, slots=True)
class Config:
    """Every field has a default that is safe on an open network."""

    frame_ancestors: str = "'none'"  # CSP sources that may show the page in a frame of theirs
    origins: tuple[str, ...] = ()  # pages from elsewhere that may open the socket
    hosts: tuple[str, ...] = ()  # names of this server beside this machine's own
    limits: Limits = LIMITS


def configured(settings: Settings) -> Config:
    """Settings, as the parts of the app want them."""
    return Config(
        frame_ancestors=" ".join(("'self'", *settings.allow_embedding)) if settings.allow_embedding else "'none'",
        origins=settings.allow_origin,
        hosts=settings.allow_host,
        limits=replace(LIMITS, clients=settings.max_clients),
    )
