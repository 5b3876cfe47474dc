"""`bitqueens`: serve the page."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ... import __version__
from ...config.settings import (
    DEFAULTS,
    LEVELS,
    SETTINGS,
    BadSetting,
    Settings,
    clients,
    from_environ,
    host,
    origin,
    site,
    variable_of,
)
from .parser import make_parser, setting, whole


@dataclass(frozen=True)
class Serve:
    """Serve the page until told to stop: what is done when no command is named."""

    host: str
    port: int | None  # None: nobody asked for one, so any free port will do
    browser: bool
    settings: Settings = DEFAULTS


def parse(arguments: Sequence[str], environ: Mapping[str, str]) -> Serve:
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        settings = from_environ(environ, {name: getattr(asked, name) for name in SETTINGS})
    except BadSetting as error:
        parser.error(str(error))
    return Serve(asked.host, asked.port, not asked.no_browser, settings)


def _parser() -> argparse.ArgumentParser:
    parser = make_parser(
        "Watch Martin Richards' bitmask search for the N queens, step by step, in a browser.",
        epilog="What may be allowed may be so more than once. --max-clients and everything below it can be set by an "
        f"environment variable instead, such as {variable_of('allow_host')}. "
        "Other commands: `count N` counts the solutions of a board as fast as this machine can, `solutions N`"
        " prints them, `trace ALGORITHM N` prints the steps of a search.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at; 0.0.0.0: from other machines too")
    parser.add_argument(
        "--port", type=whole(0, 65535), help="port to listen at; 0: any free one (default: 8088, if free)"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--max-clients",
        metavar="NUMBER",
        type=setting(clients),
        help="viewers at a time, for whom there is a thread each (default: 1000)",
    )
    parser.add_argument(
        "--allow-host",
        metavar="NAME",
        type=setting(host),
        action="append",
        help="a name that this server goes by, such as a proxy's",
    )
    parser.add_argument(
        "--allow-origin",
        metavar="ORIGIN",
        type=setting(origin),
        action="append",
        help="a site whose own pages may ask for steps",
    )
    parser.add_argument(
        "--allow-embedding",
        metavar="ORIGIN",
        type=setting(site),
        action="append",
        help="a site that may show the page in a frame; *: any",
    )
    parser.add_argument("--log-level", choices=LEVELS, help="what to log, on stderr (default: warning)")
    parser.add_argument("--version", action="version", version=f"bitqueens {__version__}")
    return parser
