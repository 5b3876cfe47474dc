"""Settings of the server, each an option and an environment variable of the same name.

A new setting is a line in `Settings`; its option, its variable and its help follow from that line. Standard library
only, with the syntax of Python 3.8, since the command line is read before anything is installed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, Union
from urllib.parse import urlsplit

from .limits import MOST_CLIENTS, MOST_SHARDS, SEATS

LEVELS = ("error", "warning", "info", "debug")

Network = Union[IPv4Network, IPv6Network]  # noqa: UP007 - evaluated by Python 3.8, too


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers in a range."""

    def read(text: str) -> int:
        # `int` raises another error for texts of many thousand digits.
        if text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most:
            return int(text)
        raise ValueError(f"must be a whole number from {least} to {most}, not {text!r}")

    return read


clients, seats = whole(1, MOST_CLIENTS), whole(1, SEATS)


def origin(text: str) -> str:
    """Read an origin as a browser sends it: scheme, host, and the port unless it is the default."""
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
    """Read a site that may embed the page: an origin, or * for any."""
    return text if text == "*" else origin(text)


def host(text: str) -> str:
    """Read a name of this server, without a port."""
    name = text.lower().rstrip(".")
    if not name or not name.isascii() or not all(part.replace("-", "").isalnum() for part in name.split(".")):
        raise ValueError(f"must be a host's name without a port, like queens.school.example, not {text!r}")
    return name


def class_key(text: str) -> str:
    """Read the key that opens classes."""
    if not re.fullmatch(r"[!-~]{8,64}", text):
        raise ValueError("must be 8 to 64 ASCII letters, digits and signs, without spaces")
    return text


def shard(text: str) -> tuple[int, int]:
    """Read the number of this process, from 1, and that of all."""
    if found := re.fullmatch(r"(\d{1,2})/(\d{1,2})", text, re.ASCII):
        number, count = map(int, found.groups())
        if 1 <= number <= count <= MOST_SHARDS:
            return number, count
    limits = f"1 <= K <= M <= {MOST_SHARDS}"
    raise ValueError(f"must be K/M with {limits}, such as 2/4 for the second of four processes, not {text!r}")


def public_address(text: str) -> str:
    """Read the public address of this server, and return it with a slash at its end."""
    try:
        parts = urlsplit(text)
        prefix = path_prefix(parts.path or "/")
        server = origin("" if parts.query + parts.fragment else f"{parts.scheme}://{parts.netloc}")
        return f"{server}{prefix}/"
    except ValueError:
        raise ValueError(f"must be like https://queens.example or http://10.0.0.5:8088/queens, not {text!r}") from None


def network(text: str) -> Network:
    """Read the address of a proxy, or a network of proxies."""
    try:
        return ip_network(text)
    except ValueError:
        raise ValueError(f"must be an address or a network, like 127.0.0.1 or 10.0.0.0/8, not {text!r}") from None


def path_prefix(text: str) -> str:
    """Read the prefix of all addresses, and return it without a slash at its end: "" for none."""
    if text != "/" and not re.fullmatch(r"(/(?!\.\.?(/|$))[A-Za-z0-9._~-]+)+/?", text):
        raise ValueError(f"must be like /queens, of ASCII letters, digits and -._~ between slashes, not {text!r}")
    return text.rstrip("/")


def level(text: str) -> str:
    """Read the lowest level to log."""
    if text not in LEVELS:
        raise ValueError(f"must be one of {', '.join(LEVELS)}, not {text!r}")
    return text


def folder(text: str) -> str:
    """Read an existing folder."""
    if not Path(text).is_dir():
        raise ValueError(f"must be an existing folder, not {text!r}")
    return text


@dataclass(frozen=True)
class Setting:
    """A setting's reader, and its help: a word for its value, and a description."""

    read: Callable[[str], object]
    metavar: str
    help: str
    several: bool = False

    def parse(self, text: str) -> object:
        """Read the value of a variable; several values are separated by commas or spaces."""
        return tuple(self.read(part) for part in text.replace(",", " ").split()) if self.several else self.read(text)


def one(default: object, read: Callable[[str], object], metavar: str, description: str, *, secret: bool = False) -> Any:
    """Declare a setting with one value. A `secret` value is left out of the repr."""
    return field(default=default, repr=not secret, metadata={"how": Setting(read, metavar, description)})


def several(read: Callable[[str], object], metavar: str, description: str) -> Any:
    """Declare a setting with any number of values, by default none."""
    return field(default=(), metadata={"how": Setting(read, metavar, description, several=True)})


@dataclass(frozen=True)
class Settings:
    """The settings. The defaults are safe on an open network. An option has dashes instead of a field's underscores."""

    max_clients: int = one(1000, clients, "NUMBER", "the most viewers at a time, a thread for each (default: 1000)")
    max_per_address: int | None = one(
        None, clients, "NUMBER", "the most viewers from one address (default: a quarter; half with --trusted-proxy)"
    )
    allow_origin: tuple[str, ...] = several(origin, "ORIGIN", "a site whose own pages may request steps")
    allow_host: tuple[str, ...] = several(host, "NAME", "a name of this server, such as a proxy's")
    allow_embedding: tuple[str, ...] = several(site, "ORIGIN", "a site that may show the page in a frame; *: any")
    trusted_proxy: tuple[Network, ...] = several(
        network,
        "ADDRESS",
        "a proxy, or a network of proxies, whose X-Forwarded-For, -Proto, -Host and -Prefix to trust",
    )
    prefix: str = one("", path_prefix, "PATH", "the prefix of all addresses behind a proxy, such as /queens")
    lessons: str = one("", folder, "DIR", "a folder with your own lessons, such as bits.en.md")
    pyodide: str = one("", folder, "FOLDER", "Python for the browser: the unpacked npm package (default: fetched once)")
    class_key: str | None = one(
        None, class_key, "KEY", "opens classes from other machines (default: a random key, printed)", secret=True
    )
    public_address: str = one("", public_address, "ADDRESS", "this server's address for pupils (default: detected)")
    seats_per_address: int | None = one(None, seats, "NUMBER", "most seats of a class for one address (default: 200)")
    shard: tuple[int, int] | None = one(None, shard, "K/M", "this is process K of M, each with its own classes")
    log_level: str = one("warning", level, "LEVEL", f"{', '.join(LEVELS)}: what to log, on stderr (default: warning)")


DEFAULTS = Settings()
HOW: Mapping[str, Setting] = {each.name: each.metadata["how"] for each in fields(Settings)}


class BadSetting(ValueError):
    """A setting has a wrong value; the message names the setting, the value and the allowed values."""


def option_of(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def variable_of(name: str) -> str:
    return f"BITQUEENS_{name.upper()}"


def from_environ(environ: Mapping[str, str], chosen: Mapping[str, object]) -> Settings:
    """Read the settings from the environment; values in `chosen` other than None come first. Raises BadSetting."""
    values: dict[str, object] = {}
    for name, how in HOW.items():
        value, text = chosen.get(name), environ.get(variable_of(name), "").strip()
        if value is not None:
            values[name] = tuple(value) if isinstance(value, list) else value
        elif text:
            try:
                values[name] = how.parse(text)
            except ValueError as error:
                raise BadSetting(f"{variable_of(name)} {error}") from None
    settings = Settings(**values)  # type: ignore[arg-type]  # each reader returns its field's type
    if settings.shard and settings.class_key is None:
        raise BadSetting(f"{option_of('shard')} needs {option_of('class_key')}, the same for all processes")
    return settings
