"""What whoever runs the server may settle, by an option or by an environment variable of the same name.

Standard library only, and for any Python 3: the command line is read before anything is installed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from urllib.parse import urlsplit

LEVELS = ("error", "warning", "info", "debug")
MOST_CLIENTS = 10_000


@dataclass(frozen=True)
class Settings:
    """Safe on an open network as they stand. A field's name is its option's, with dashes, and its variable's."""

    max_clients: int = 1000
    allow_origin: tuple[str, ...] = ()  # pages from elsewhere that may open the socket
    allow_host: tuple[str, ...] = ()  # names that this server goes by, over and above this machine's own
    allow_embedding: tuple[str, ...] = ()  # sites that may show the page in a frame of theirs
    log_level: str = "warning"


DEFAULTS = Settings()
SETTINGS = tuple(field.name for field in fields(Settings))


class BadSetting(ValueError):
    """A value that a setting cannot have: which, and what it may be."""


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return f"BITQUEENS_{name.upper()}"


def from_environ(environ: Mapping[str, str], chosen: Mapping[str, object]) -> Settings:
    """The settings in the environment, but for those chosen otherwise (not None). Raises BadSetting."""
    values: dict[str, object] = {}
    for name in SETTINGS:
        value, text = chosen.get(name), environ.get(variable_of(name), "").strip()
        if value is not None:
            values[name] = tuple(value) if isinstance(value, list) else value
        elif text:
            try:
                values[name] = READERS[name](text)
            except ValueError as error:
                raise BadSetting(f"{variable_of(name)} {error}") from None
    return Settings(**values)  # type: ignore[arg-type]  # each reader returns its field's type


def clients(text: str) -> int:
    """A number of viewers."""
    if text.isascii() and text.isdigit() and len(text) < 10 and 1 <= int(text) <= MOST_CLIENTS:
        return int(text)
    raise ValueError(f"must be a whole number from 1 to {MOST_CLIENTS}, not {text!r}")


def origin(text: str) -> str:
    """The start of an address, as a browser sends it: scheme, host, and a port unless it is the usual one."""
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        good = None
    plain = text.isascii() and not set(text) & set(" ;,'\"*@")
    if not (good and plain and text.lower() == f"{parts.scheme}://{parts.netloc.lower()}"):
        raise ValueError(f"must be like https://school.example or http://10.0.0.5:8000, not {text!r}")
    return text.lower()


def site(text: str) -> str:
    """Who may embed: an origin, or * for anybody."""
    return text if text == "*" else origin(text)


def host(text: str) -> str:
    """A name of this server, without a port."""
    name = text.lower().rstrip(".")
    if not name or not name.isascii() or not all(part.replace("-", "").isalnum() for part in name.split(".")):
        raise ValueError(f"must be a host's name without a port, like queens.school.example, not {text!r}")
    return name


def level(text: str) -> str:
    """How grave it must be to be logged."""
    if text not in LEVELS:
        raise ValueError(f"must be one of {', '.join(LEVELS)}, not {text!r}")
    return text


def several(read: Callable[[str], str]) -> Callable[[str], tuple[str, ...]]:
    """A list of them, with commas or spaces in between."""
    return lambda text: tuple(read(part) for part in text.replace(",", " ").split())


READERS: Mapping[str, Callable[[str], object]] = {
    "max_clients": clients,
    "allow_origin": several(origin),
    "allow_host": several(host),
    "allow_embedding": several(site),
    "log_level": level,
}
