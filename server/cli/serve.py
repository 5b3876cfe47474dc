"""`bitqueens`: serve the page."""

from __future__ import annotations

from argparse import RawDescriptionHelpFormatter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..config.settings import DEFAULTS, HOW, BadSetting, Settings, from_environ, option_of, variable_of
from .parser import COMMANDS, Command, Version, list_commands, make_parser, setting, whole


@dataclass(frozen=True)
class Serve(Command):
    """Serve the page until stopped: the default of `bitqueens` without a command."""

    host: str
    port: int | None  # None: the usual port, or any free one
    browser: bool
    settings: Settings = DEFAULTS


def parse(arguments: Sequence[str], environ: Mapping[str, str]) -> Serve:
    parser = make_parser(
        "Watch Martin Richards' bitmask search for the N queens, step by step, in a browser.\n\n"
        f"commands, each with a --help of its own; without one, the page is served:\n{list_commands()}",
        epilog="The --allow options may be repeated. You can also set --max-clients and\n"
        f"all options below it by an environment variable, such as {variable_of('allow_host')}.",
    )
    parser.usage, parser.formatter_class = "%(prog)s [COMMAND] [options]", RawDescriptionHelpFormatter
    if arguments and not arguments[0].startswith("-"):
        parser.error(f"there is no command {arguments[0]!r}: choose one of {', '.join(COMMANDS)}, or none for the page")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 admits other machines")
    parser.add_argument(
        "--port", type=whole(0, 65535), help="port to listen on; 0: any free one (default: 8088, if free)"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    for name, how in HOW.items():
        action = "append" if how.several else "store"
        parser.add_argument(option_of(name), action=action, metavar=how.metavar, type=setting(how.read), help=how.help)
    parser.add_argument("--version", action=Version, nargs=0, help="show the version and exit")
    asked = parser.parse_args(arguments)
    try:
        settings = from_environ(environ, {name: getattr(asked, name) for name in HOW})
    except BadSetting as error:
        parser.error(str(error))
    return Serve(asked.host, asked.port, not asked.no_browser, settings)
