"""Downloads by plain HTTP: steps of a trace, or its solutions, as a file of any length.

A download is made piece by piece while it is sent, so it takes little memory and ends when its reader leaves. The
pieces are made in the background, in turn with everything else that takes long; so a reader who is slow to take one
keeps nobody waiting.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain
from time import monotonic

from flask import Blueprint, Flask, Response, request

from ..config.limits import DOWNLOAD_LONGEST, DOWNLOAD_PATIENCE, DOWNLOAD_PIECE, DOWNLOAD_RATE, DOWNLOAD_RETRY
from ..formats.boards import format_solutions
from ..formats.steps import csv_lines, json_lines
from ..hosting.fair import Account, Addresses
from ..jobs.jobs import Jobs
from ..search.index.tables.store import DamagedTable
from ..search.pausable import Pauses
from ..search.step import AnyStep
from ..search.walks.reach import NotReady
from ..wire.checks import BadRequest
from ..wire.run import Run
from ..wire.traces import trace_of
from .places import Places
from .queries import Query, SolutionQuery, StepQuery, parse_solutions, parse_steps

REASONS = {400: "Bad Request", 500: "Internal Server Error", 503: "Service Unavailable"}

Lines = Callable[[Iterable[AnyStep | None]], Iterator[str]]


def open_downloads(app: Flask, jobs: Jobs, addresses: Addresses) -> None:
    """Add the routes below /download/ to the app."""
    downloads = Blueprint("downloads", __name__, url_prefix="/download")
    send_file = partial(send, jobs, addresses, Places())

    @downloads.get("/steps.jsonl")
    def jsonl() -> Response:
        return send_file(steps_of(wanted := parse_steps(query()), json_lines), name_of(wanted, "jsonl"))

    @downloads.get("/steps.csv")
    def csv() -> Response:
        return send_file(steps_of(wanted := parse_steps(query()), csv_lines), name_of(wanted, "csv"))

    @downloads.get("/solutions.txt")
    def solutions() -> Response:
        return send_file(boards_of(wanted := parse_solutions(query())), name_of(wanted, "txt"))

    downloads.register_error_handler(BadRequest, lambda error: refusal(400, str(error)))
    downloads.register_error_handler(NotReady, lambda error: refusal(503, str(error)))
    downloads.register_error_handler(DamagedTable, lambda error: refusal(500, str(error)))
    app.register_blueprint(downloads)


def query() -> Query:
    """The query of the request."""
    return request.args.to_dict(flat=False)


def steps_of(wanted: StepQuery, lines: Lines) -> Iterator[str]:
    """The lines of the steps wanted; an empty one is a place for a pause."""
    return lines(trace_of(wanted.run).pausing.read(wanted.first, wanted.last + 1, wanted.stride))


def boards_of(wanted: SolutionQuery) -> Iterator[str]:
    """The texts of the solutions wanted; an empty one is a place for a pause."""
    solutions = trace_of(wanted.run).pausing.solutions(wanted.first - 1, wanted.last)
    return format_solutions((solution.columns if solution else None for solution in solutions), wanted.form)


TYPES = {"jsonl": "application/jsonl", "csv": "text/csv", "txt": "text/plain"}


def name_of(wanted: StepQuery | SolutionQuery, ending: str) -> str:
    """The name of the file, which says what it holds."""
    match wanted:
        case StepQuery(run, first, last, stride):
            every = f"-every-{stride}" if stride > 1 else ""
            return f"{stem(run)}-steps-{first}-{last}{every}.{ending}"
        case SolutionQuery(run, first, last, form):
            which = f"-{first}-{last}" if last else ""
            return f"{stem(run)}-solutions{which}-{form}.{ending}"


def stem(run: Run) -> str:
    """The beginning of the names of all files about a trace."""
    return f"bitqueens-{run.algorithm}-{run.n}" + ("-first" if run.goal == "first" else "")


def send(jobs: Jobs, addresses: Addresses, places: Places, lines: Iterator[str], name: str) -> Response:
    """Answer with a file, or with 503 if no place is free."""
    response = Response(mimetype=TYPES[name.rpartition(".")[2]])
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    response.headers["Cache-Control"] = "no-store"
    if request.method == "HEAD":
        return response
    address = request.remote_addr or ""
    if refused := places.take(address):
        return refusal(503, refused)
    response.call_on_close(partial(places.give_back, address))
    try:
        sent = pieces(jobs, addresses.open_account(address), lines)
        response.response = chain(
            [next(sent, "")], sent
        )  # the first piece is made now, so that an error comes before the headers
    except BaseException:
        places.give_back(address)
        raise
    if connection := request.environ.get("werkzeug.socket") or request.environ.get("gunicorn.socket"):
        connection.settimeout(DOWNLOAD_PIECE / DOWNLOAD_RATE)  # for a whole piece
    return response


def pieces(jobs: Jobs, account: Account, lines: Iterator[str]) -> Iterator[str]:
    """Lines joined into pieces. Raises TimeoutError after DOWNLOAD_LONGEST, which ends the download."""
    end = monotonic() + DOWNLOAD_LONGEST
    while piece := jobs.wait_for(account, lambda *_: make_piece(lines)):
        yield piece
        if monotonic() > end:
            raise TimeoutError("the download took too long")


def make_piece(lines: Iterator[str]) -> Pauses[str]:
    """Lines of about DOWNLOAD_PIECE characters, less if they take longer than DOWNLOAD_PATIENCE; empty at the end."""
    piece: list[str] = []
    size, end = 0, monotonic() + DOWNLOAD_PATIENCE
    for line in lines:
        piece.append(line)
        size += len(line)
        if size >= DOWNLOAD_PIECE or (size and monotonic() > end):
            break
        yield
    return "".join(piece)


def refusal(status: int, why: str) -> Response:
    """An answer that says in one sentence why there is no file."""
    response = Response(f"{status} {REASONS[status]}: {why}\n", status, mimetype="text/plain")
    if status == 503:
        response.headers["Retry-After"] = str(DOWNLOAD_RETRY)
    return response
