"""Run the command `watch`: record a program and serve the page, or write a film."""

from __future__ import annotations

import secrets
import sys

from ..cli import output
from ..cli.ending import interruptible
from ..cli.watch import Watch
from ..config.config import Config
from ..hosting.host import Host
from ..hosting.listening import CannotListen
from ..programs.process import Failed
from ..programs.recorder.bounds import Bounds
from ..programs.recorder.options import Options
from ..programs.source import NoProgram, read_regular, read_source
from ..programs.verdict.findings import find
from ..watching.app import create_app, make_film
from ..watching.program import WatchedProgram, describe
from ..watching.ticket import Ticket
from .announce import open_page


def run(options: Watch) -> int:
    """Watch until stopped, or write the film; return the exit status."""
    try:
        read_source(options.file)  # so that a file that is no program is refused at once
        stdin = read_regular(options.input).decode("utf-8") if options.input else ""
        for name in options.astray:
            say(f"{name} behind FILE goes to the program: put it before FILE if it is meant for this command")
        how = Options(
            path=str(options.file),
            argv=options.arguments,
            stdin=stdin,
            call=options.call,
            bounds=Bounds(seconds=options.seconds),
        )
        program = WatchedProgram(options.file, how, options.python, say)
        with interruptible():  # the program's process ends with this one
            if options.film:
                recording = program.record()
                options.film.write_text(make_film(describe(recording, find(recording))), "utf-8")
                say(f"{options.film}: a film of {recording.count:,} events")
            else:
                serve_page(program, options)
    except CannotListen as error:
        return fail(str(error))
    except UnicodeDecodeError:
        return fail(f"{options.input}: the input must be text in UTF-8")
    except OSError as error:
        return fail(f"{error.filename or options.file}: {error.strerror}")
    except NoProgram as error:
        return fail(str(error))
    except Failed as error:
        return fail(f"the recorder failed: {str(error).strip().splitlines()[-1]}")
    finally:
        output.discard_unwritten(sys.stdout)
    return 0


def serve_page(program: WatchedProgram, options: Watch) -> None:
    """Serve the page until stopped, only on this machine, at an address that cannot be guessed."""
    config = Config(prefix=f"/{secrets.token_urlsafe(16)}", hides_prefix=True, classes=False)
    ticket = Ticket(create_app(program, config), config)
    host = Host.bind(ticket, "127.0.0.1", options.port, config)

    def start() -> None:
        output.say(f"{options.file.name} is shown at {host.address} (Ctrl-C stops it)", sys.stdout)
        if options.browser:
            open_page(host.address.removesuffix(f"{config.prefix}/") + ticket.issue())
        program.follow()

    host.serve(on_start=start, on_stop=program.stop)


def fail(why: str) -> int:
    say(f"error: {why}")
    return 2


def say(message: str) -> None:
    output.say(f"bitqueens watch: {message}")
