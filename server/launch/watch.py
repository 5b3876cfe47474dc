"""The command that watches a program: records it and serves the page, or writes a film."""

from __future__ import annotations

import sys
from pathlib import Path

from ..cli import output
from ..cli.ending import interruptible
from ..cli.watch import Watch
from ..hosting.listening import CannotListen
from ..programs.process import Failed, read_regular
from ..programs.recorder.bounds import Bounds
from ..programs.recorder.options import Options
from ..watching.app import make_film
from ..watching.program import WatchedProgram, describe
from ..watching.serving import serve
from .telling import open_page


def run(options: Watch) -> int:
    """Watch until stopped, or write the film; returns the exit status."""
    try:
        read_regular(options.file)
        stdin = read_regular(options.input).decode("utf-8") if options.input else ""
        for name in options.astray:
            say(f"{name} behind FILE is the program's own: put it before FILE if it is meant for this command")
        how = Options(
            path=str(options.file),
            argv=options.arguments,
            stdin=stdin,
            call=options.call,
            bounds=Bounds(seconds=options.seconds),
        )
        program = WatchedProgram(options.file, how, options.python, say)
        with interruptible():  # what runs the program ends with us
            if options.film:
                write_film(program, options.film)
            else:
                serve_page(program, options)
    except CannotListen as error:
        return fail(str(error))
    except UnicodeDecodeError:
        return fail(f"{options.input}: the input must be text in UTF-8")
    except OSError as error:
        return fail(f"{error.filename or options.file}: {error.strerror}")
    except Failed as error:
        return fail(f"the recorder failed: {str(error).strip().splitlines()[-1]}")
    finally:
        output.discard_unwritten(sys.stdout)
    return 0


def serve_page(program: WatchedProgram, options: Watch) -> None:
    def tell(address: str, once: str) -> None:
        output.say(f"{options.file.name} is shown at {address} (Ctrl-C stops it)", sys.stdout)
        if options.browser:
            open_page(once)

    serve(program, options.port, tell)


def write_film(program: WatchedProgram, file: Path) -> None:
    recording = program.record()
    file.write_text(make_film(describe(recording)), "utf-8")
    say(f"{file}: a film of {recording.count:,} events")


def fail(why: str) -> int:
    say(f"error: {why}")
    return 2


def say(message: str) -> None:
    output.say(f"bitqueens watch: {message}")
