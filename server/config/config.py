"""The configuration of the app and its host, made from the settings; and the options that need further packages."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields, replace
from importlib.util import find_spec
from urllib.parse import urlsplit

from .limits import LIMITS, Limits
from .settings import Settings

# For each extra in `pyproject.toml`: the option that needs it, the module that it brings, what that is called.
_EXTRAS = {
    "cluster": ("--cluster", "distributed", "Dask"),
    "metrics": ("--metrics", "prometheus_client", "prometheus-client"),
    "redis": ("--rooms", "redis", "redis-py"),
    "workers": ("--workers", "gunicorn", "gunicorn"),
}


@dataclass(frozen=True)
class Config(Settings):
    """The settings, and what follows from them. Every default is safe on an open network."""

    hides_prefix: bool = False  # whether the prefix is one, which no answer may name
    classes: bool = True  # whether classes can be opened: not where several processes serve, which share none
    limits: Limits = LIMITS

    @property
    def hosts(self) -> tuple[str, ...]:
        """Names of this server in addition to this machine's own."""
        public = urlsplit(self.public_address).hostname  # under which pages may be opened, too
        return (*self.allow_host, public) if public else self.allow_host

    @property
    def frame_ancestors(self) -> str:
        """The sources of the Content-Security-Policy that may show the page in a frame."""
        return " ".join(("'self'", *self.allow_embedding)) if self.allow_embedding else "'none'"

    def share_of(self, places: int) -> int:
        """How many of all places one address may take: a quarter, or half where a proxy is trusted.

        A proxy is a sign of a server for many schools, and a school has but one address.
        """
        if self.max_per_address is not None:
            part = self.max_per_address / self.limits.clients
        else:
            part = 1 / 2 if self.trusted_proxy else 1 / 4
        return min(places, max(1, math.ceil(places * part)))


def make_config(settings: Settings) -> Config:
    """The configuration that follows from the settings."""
    values = {each.name: getattr(settings, each.name) for each in fields(Settings)}
    return Config(**values, limits=replace(LIMITS, clients=settings.max_clients))


def lacks(extra: str) -> str | None:
    """What to do if the package of an extra is missing here."""
    option, module, name = _EXTRAS[extra]
    if find_spec(module):
        return None
    return f"{option} needs {name}, and there is none here; `pip install 'bitqueens[{extra}]'` gets it"
