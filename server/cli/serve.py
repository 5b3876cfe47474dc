"""`bitqueens` without a command: serve the page until stopped."""

from __future__ import annotations

from argparse import RawDescriptionHelpFormatter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..config.settings import DEFAULTS, HOW, BadSetting, Settings, from_environ, option_of, variable_of
from .parser import COMMANDS, Command, Parser, Version, list_commands, setting, suggest, whole


@dataclass(frozen=True)
class Serve(Command):
    """Watch Martin Richards' bitmask search for the N queens, step by step, in a browser."""

    host: str
    port: int | None  # None: the usual port, or any free one
    browser: bool
    settings: Settings = DEFAULTS
    light: bool | None = None


def describe() -> Parser:
    parser = Parser(
        Serve,
        "The --allow options may be repeated. You can also set --max-clients and\n"
        f"all options below it by an environment variable, such as {variable_of('allow_host')}.",
    )
    listed = "commands, each with its own --help, or `help COMMAND`; without one, the page is served"
    parser.description = f"{parser.description}\n\n{listed}:\n{list_commands()}"
    parser.usage, parser.formatter_class = "%(prog)s [COMMAND] [options]", RawDescriptionHelpFormatter
    parser.add("--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 admits other machines")
    parser.add("--port", type=whole(0, 65535), help="port to listen on; 0: any free one (default: 8088, if free)")
    parser.add("--no-browser", action="store_true", help="do not open a browser")
    kernels = parser.add_mutually_exclusive_group()
    without = (
        "never install numba and NumPy in this checkout, so that it stays small; counting and N from 17 on are slower"
    )
    kernels.add_argument("--light", action="store_const", const=True, help=without)
    kernels.add_argument("--fast", dest="light", action="store_const", const=False, help="undo --light")
    for name, how in HOW.items():
        action = "append" if how.several else "store"
        parser.add(option_of(name), action=action, metavar=how.metavar, type=setting(how.read), help=how.help)
    parser.add("-V", "--version", action=Version, nargs=0, help="show the version and exit")
    return parser


def parse(parser: Parser, arguments: Sequence[str], environ: Mapping[str, str]) -> Serve:
    if arguments and not arguments[0].startswith("-"):
        like = suggest(arguments[0], [*COMMANDS, "help"])
        choose = like or f": choose one of {', '.join(COMMANDS)}, or none for the page"
        parser.error(f"there is no command {arguments[0]!r}{choose}")
    asked = parser.parse_args(arguments)
    try:
        settings = from_environ(environ, {name: getattr(asked, name) for name in HOW})
    except BadSetting as error:
        parser.error(str(error))
    return Serve(asked.host, asked.port, not asked.no_browser, settings, asked.light)
