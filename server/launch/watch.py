"""Run the command `watch`: record a program and serve the page, or write a film."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from ..bootstrap.lastline import showing
from ..cli import output
from ..cli.ending import interruptible
from ..cli.watch import Watch
from ..config.config import Config
from ..hosting.host import Host
from ..hosting.listening import CannotListen
from ..programs.recorder.ends import DID_NOT_RUN
from ..programs.recorder.options import Bounds, Options
from ..programs.source import read_regular, read_source
from ..watching.app import create_app, make_film
from ..watching.program import FAULTS, WatchedProgram, describe, explain, find_in
from ..watching.ticket import Ticket
from .announce import open_page

MOST_INPUT = 16_000_000  # bytes


def run(options: Watch) -> int:
    """Watch until stopped, or write the film; return the exit status."""
    try:
        read_source(options.file)  # so that a file that is no program is refused at once
        stdin = read_regular(options.input, MOST_INPUT).decode("utf-8") if options.input else ""
        for name in options.astray:
            say(f"{name} behind FILE goes to the program: put it before FILE if it is meant for this command")
        bounds = Bounds(seconds=options.seconds)
        how = Options(str(options.file), options.arguments, stdin, options.call, bounds=bounds)
        program = WatchedProgram(options.file, how, options.python, say)
        with interruptible():  # the program's process ends with this one
            if options.film:
                return write_film(program, options.film)
            serve_page(program, options)
    except CannotListen as error:
        return fail(str(error))
    except UnicodeDecodeError:
        return fail(f"{options.input}: the input must be text in UTF-8")
    except FAULTS as error:
        return fail(explain(error, options.file))
    finally:
        output.discard_unwritten(sys.stdout)
    return 0


def write_film(program: WatchedProgram, film: Path) -> int:
    """Write the film, and print what was found; return 1 if Python could not run the program, else 0."""
    if fault := output.fault_of_target(film):
        return fail(fault)
    with showing(sys.stderr, "bitqueens watch: running the program"):
        recording = program.record()
    findings = find_in(recording)
    output.write(make_film(recording.header["file"], describe(recording, findings)), film)
    say(f"{film}: a film of {recording.count:,} events, {recording.end.reason} {recording.end.text}".rstrip())
    if findings["comparison"]:
        say(sum_up(findings["comparison"]))
    return 1 if recording.end.reason in DID_NOT_RUN else 0


def sum_up(comparison: Mapping[str, Any]) -> str:
    """Return what the comparison with the known solutions shows, in one sentence."""
    n, found, total = comparison["n"], comparison["solutions"]["count"], comparison["total"]
    wrong, missing = comparison["wrong"]["count"], comparison["missing"]["count"]
    parts = [f"{output.plural(found, 'solution')} of {total:,} on its board of N = {n}"]
    if wrong:
        parts.append(f"{wrong:,} full boards with attacked queens")
    if missing:
        parts.append(f"{missing:,} missing")
    if comparison["right"]:
        parts.append("the answer is right")
    return ", ".join(parts)


def serve_page(program: WatchedProgram, options: Watch) -> None:
    """Serve the page until stopped, only on this machine, at an address that cannot be guessed."""
    config = Config(prefix=f"/{secrets.token_urlsafe(16)}", hides_prefix=True)
    ticket = Ticket(create_app(program, config), config)
    host = Host.bind(ticket, "127.0.0.1", options.port, config)

    def start() -> None:
        output.say(f"{options.file.name} is shown at {host.address} (Ctrl-C stops it)", sys.stdout)
        if options.browser:
            open_page(host.address.removesuffix(f"{config.prefix}/") + ticket.issue())
        program.follow()

    host.serve(on_start=start, on_stop=program.stop)


fail, say = partial(output.fail, "watch"), output.saying("watch")
