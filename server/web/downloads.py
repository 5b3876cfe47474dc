"""Downloads by plain HTTP: steps of a trace, or its solutions, as a file of any length.

A download is made piece by piece while it is sent, so it takes little memory and ends when its reader leaves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from threading import BoundedSemaphore

from flask import Blueprint, Flask, Response, request

from ..config.limits import DOWNLOAD_PIECE, DOWNLOAD_RETRY, DOWNLOAD_STALL, DOWNLOADS
from ..formats.boards import format_solutions
from ..formats.steps import csv_lines, json_lines
from ..search.index.tables.store import DamagedTable
from ..search.step import AnyStep
from ..search.walks.reach import NotReady
from ..wire.checks import BadRequest
from ..wire.requests import Run
from ..wire.traces import trace_of
from .queries import Query, SolutionQuery, StepQuery, parse_solutions, parse_steps

REASONS = {400: "Bad Request", 500: "Internal Server Error", 503: "Service Unavailable"}

Lines = Callable[[Iterable[AnyStep]], Iterator[str]]


def open_downloads(app: Flask) -> None:
    """Add the routes below /download/ to the app."""
    downloads = Blueprint("downloads", __name__, url_prefix="/download")
    slots = BoundedSemaphore(DOWNLOADS)

    @downloads.get("/steps.jsonl")
    def jsonl() -> Response:
        return send(slots, steps_of(wanted := parse_steps(query()), json_lines), name_of(wanted, "jsonl"))

    @downloads.get("/steps.csv")
    def csv() -> Response:
        return send(slots, steps_of(wanted := parse_steps(query()), csv_lines), name_of(wanted, "csv"))

    @downloads.get("/solutions.txt")
    def solutions() -> Response:
        return send(slots, boards_of(wanted := parse_solutions(query())), name_of(wanted, "txt"))

    downloads.register_error_handler(BadRequest, lambda error: refusal(400, str(error)))
    downloads.register_error_handler(NotReady, lambda error: refusal(503, str(error)))
    downloads.register_error_handler(DamagedTable, lambda error: refusal(500, str(error)))
    app.register_blueprint(downloads)


def query() -> Query:
    """The query of the request."""
    return request.args.to_dict(flat=False)


def steps_of(wanted: StepQuery, lines: Lines) -> Iterator[str]:
    """The lines of the steps wanted."""
    return lines(trace_of(wanted.run).read(wanted.first, wanted.last + 1, wanted.stride))


def boards_of(wanted: SolutionQuery) -> Iterator[str]:
    """The texts of the solutions wanted."""
    solutions = trace_of(wanted.run).solutions(wanted.first - 1, wanted.last)
    return format_solutions((solution.columns for solution in solutions), wanted.form)


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


def send(slots: BoundedSemaphore, lines: Iterator[str], name: str) -> Response:
    """Answer with a file, or with 503 if no slot is free."""
    response = Response(mimetype=TYPES[name.rpartition(".")[2]])
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    response.headers["Cache-Control"] = "no-store"
    if request.method == "HEAD":
        return response
    if not slots.acquire(blocking=False):
        return refusal(503, f"{DOWNLOADS} downloads are under way already; try again later")
    response.call_on_close(slots.release)
    try:
        sent = pieces(lines)
        response.response = chain(
            [next(sent, "")], sent
        )  # the first piece is made now, so that an error comes before the headers
    except BaseException:
        slots.release()
        raise
    if connection := request.environ.get("werkzeug.socket"):
        connection.settimeout(DOWNLOAD_STALL)  # frees the slot of a reader that has stopped reading
    return response


def pieces(lines: Iterator[str]) -> Iterator[str]:
    """Lines joined into pieces of about DOWNLOAD_PIECE characters."""
    piece: list[str] = []
    size = 0
    for line in lines:
        piece.append(line)
        size += len(line)
        if size >= DOWNLOAD_PIECE:
            yield "".join(piece)
            piece, size = [], 0
    yield "".join(piece)


def refusal(status: int, why: str) -> Response:
    """An answer that says in one sentence why there is no file."""
    response = Response(f"{status} {REASONS[status]}: {why}\n", status, mimetype="text/plain")
    if status == 503:
        response.headers["Retry-After"] = str(DOWNLOAD_RETRY)
    return response
