"""What is taken home by plain HTTP: a stretch of a trace, or its solutions, as a file of any length.

A download is made while it is sent, a piece at a time, so it takes no memory to speak of and ends when its reader
leaves. Knows neither the socket nor how steps are written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from threading import BoundedSemaphore

from flask import Blueprint, Flask, Response, request

from ..formats.boards import texts
from ..formats.steps import csv_lines, json_lines
from ..search.index.tables.store import DamagedTable
from ..search.step import AnyStep
from ..search.walks.reach import NotReady
from ..wire.checks import BadRequest
from ..wire.requests import Run
from ..wire.traces import trace_of
from .queries import Query, Selection, Stretch, selection, stretch

AT_ONCE = 2  # downloads at a time, for all readers together: the processor belongs to those who watch
PIECE = 2**16  # characters that are sent at a time, about
PATIENCE = 60.0  # seconds that a reader may take for a piece
RETRY_AFTER = 10  # seconds, as advice to who comes too early
REASONS = {400: "Bad Request", 500: "Internal Server Error", 503: "Service Unavailable"}

Lines = Callable[[Iterable[AnyStep]], Iterator[str]]


def open_downloads(app: Flask) -> None:
    """Let the app answer at /download/."""
    downloads = Blueprint("downloads", __name__, url_prefix="/download")
    places = BoundedSemaphore(AT_ONCE)

    @downloads.get("/steps.jsonl")
    def jsonl() -> Response:
        return send(places, steps_of(wanted := stretch(query()), json_lines), name_of(wanted, "jsonl"))

    @downloads.get("/steps.csv")
    def csv() -> Response:
        return send(places, steps_of(wanted := stretch(query()), csv_lines), name_of(wanted, "csv"))

    @downloads.get("/solutions.txt")
    def solutions() -> Response:
        return send(places, boards_of(wanted := selection(query())), name_of(wanted, "txt"))

    downloads.register_error_handler(BadRequest, lambda error: refusal(400, str(error)))
    downloads.register_error_handler(NotReady, lambda error: refusal(503, str(error)))
    downloads.register_error_handler(DamagedTable, lambda error: refusal(500, str(error)))
    app.register_blueprint(downloads)


def query() -> Query:
    """The query of the request."""
    return request.args.to_dict(flat=False)


def steps_of(wanted: Stretch, lines: Lines) -> Iterator[str]:
    """The lines of a stretch of steps."""
    return lines(trace_of(wanted.run).read(wanted.first, wanted.last + 1, wanted.stride))


def boards_of(wanted: Selection) -> Iterator[str]:
    """The texts of some solutions."""
    solutions = trace_of(wanted.run).solutions(wanted.first - 1, wanted.last)
    return texts((solution.columns for solution in solutions), wanted.form)


TYPES = {"jsonl": "application/jsonl", "csv": "text/csv", "txt": "text/plain"}


def name_of(wanted: Stretch | Selection, ending: str) -> str:
    """The name of the file, from what lies in it."""
    match wanted:
        case Stretch(run, first, last, stride):
            every = f"-every-{stride}" if stride > 1 else ""
            return f"{stem(run)}-steps-{first}-{last}{every}.{ending}"
        case Selection(run, first, last, form):
            which = f"-{first}-{last}" if last else ""
            return f"{stem(run)}-solutions{which}-{form}.{ending}"


def stem(run: Run) -> str:
    """How the names of all files about a trace begin."""
    return f"bitqueens-{run.algorithm}-{run.n}" + ("-first" if run.goal == "first" else "")


def send(places: BoundedSemaphore, lines: Iterator[str], name: str) -> Response:
    """Answer with a file, if there is a place free for one more."""
    response = Response(mimetype=TYPES[name.rpartition(".")[2]])
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    response.headers["Cache-Control"] = "no-store"
    if request.method == "HEAD":
        return response
    if not places.acquire(blocking=False):
        return refusal(503, f"{AT_ONCE} downloads are under way already; it helps to try again")
    response.call_on_close(places.release)
    try:
        sent = pieces(lines)
        response.response = chain([next(sent, "")], sent)  # what cannot be had is known before anything is sent
    except BaseException:
        places.release()
        raise
    if line := request.environ.get("werkzeug.socket"):
        line.settimeout(PATIENCE)  # who has stopped reading keeps no place
    return response


def pieces(lines: Iterator[str]) -> Iterator[str]:
    """Lines put together to pieces that are worth sending."""
    piece: list[str] = []
    size = 0
    for line in lines:
        piece.append(line)
        size += len(line)
        if size >= PIECE:
            yield "".join(piece)
            piece, size = [], 0
    yield "".join(piece)


def refusal(status: int, why: str) -> Response:
    """Why there is no file, in one sentence."""
    response = Response(f"{status} {REASONS[status]}: {why}\n", status, mimetype="text/plain")
    if status == 503:
        response.headers["Retry-After"] = str(RETRY_AFTER)
    return response
