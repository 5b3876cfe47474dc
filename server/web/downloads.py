"""Downloads by plain HTTP: the files about a trace, of any length.

A download is made piece by piece while it is sent, so it takes little memory and ends when its reader leaves. The
pieces are made in the background, in turns with all other long work, so a slow reader delays no other. An excerpt is
one piece, which takes much memory until it is complete: there are few places for excerpts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from threading import Lock
from time import monotonic

from flask import Blueprint, Flask, Response, request

from ..config.limits import (
    DOWNLOAD_LONGEST,
    DOWNLOAD_PATIENCE,
    DOWNLOAD_PIECE,
    DOWNLOAD_RATE,
    DOWNLOAD_RETRY,
    DOWNLOADS,
    DOWNLOADS_EACH,
    EXCERPTS,
    EXCERPTS_EACH,
)
from ..excerpts.files import FILES, File
from ..hosting.connection import has_left
from ..hosting.fair import Account, Addresses
from ..jobs.jobs import Jobs
from ..search.index.tables.store import DamagedTable
from ..search.pausable import Pauses
from ..search.walks.reach import NotReady
from ..wire.checks import BadRequest

REASONS = {400: "Bad Request", 500: "Internal Server Error", 503: "Service Unavailable"}


class Places:
    """A number of places, of which one address has at most `each`. `things`: the plural for messages."""

    def __init__(self, things: str, places: int, each: int) -> None:
        self._things, self._places, self._each = things, places, each
        self._taken: Counter[str] = Counter()
        self._lock = Lock()

    def acquire(self, address: str) -> str:
        """Acquire a place and return ""; if there is none, return the reason as a sentence."""
        with self._lock:
            if self._taken.total() >= self._places:
                return f"{self._places} {self._things} are already running; try again later"
            if self._taken[address] >= self._each:
                return f"{self._each} {self._things} to your address are already running; try again later"
            self._taken[address] += 1
            return ""

    def release(self, address: str) -> None:
        """Release a place after a download."""
        with self._lock:
            self._taken[address] -= 1
            self._taken += Counter()  # drops addresses without a place


def open_downloads(app: Flask, jobs: Jobs, addresses: Addresses) -> None:
    """Add the routes below /download/ to the app."""
    downloads = Blueprint("downloads", __name__, url_prefix="/download")
    excerpts, others = Places("films", EXCERPTS, EXCERPTS_EACH), Places("downloads", DOWNLOADS, DOWNLOADS_EACH)
    for path in FILES:
        places = excerpts if path == "excerpt.json" else others
        downloads.add_url_rule(f"/{path}", path.replace(".", "_"), partial(download, jobs, addresses, places, path))
    downloads.register_error_handler(BadRequest, lambda error: refusal(400, str(error)))
    downloads.register_error_handler(NotReady, lambda error: refusal(503, str(error)))
    downloads.register_error_handler(DamagedTable, lambda error: refusal(500, str(error)))
    downloads.register_error_handler(ConnectionResetError, lambda _: Response(status=499))  # the reader has left
    app.register_blueprint(downloads)


def download(jobs: Jobs, addresses: Addresses, places: Places, path: str) -> Response:
    return send(jobs, addresses, places, FILES[path](request.args.to_dict(flat=False)))


def send(jobs: Jobs, addresses: Addresses, places: Places, file: File) -> Response:
    """Answer with a file, or with 503 if no place is free."""
    response = Response(mimetype=file.media_type)
    response.headers["Content-Disposition"] = f'attachment; filename="{file.name}"'
    response.headers["Cache-Control"] = "no-store"
    if request.method == "HEAD":
        return response
    address = request.remote_addr or ""
    if refused := places.acquire(address):
        return refusal(503, refused)
    response.call_on_close(partial(places.release, address))
    connection = request.environ.get("werkzeug.socket")
    try:
        left = partial(has_left, connection) if connection else lambda: False
        sent = pieces(jobs, addresses.open_account(address), file.lines, left)
        response.response = chain(
            [next(sent, "")], sent
        )  # the first piece is made now, so that an error is raised before the headers are sent
    except BaseException:
        places.release(address)
        raise
    if connection:
        connection.settimeout(DOWNLOAD_PIECE / DOWNLOAD_RATE)  # for a whole piece
    return response


def pieces(
    jobs: Jobs, account: Account, lines: Iterator[str], left: Callable[[], bool] = lambda: False
) -> Iterator[str]:
    """Join lines into pieces.

    Raises TimeoutError after DOWNLOAD_LONGEST, and ConnectionResetError if the reader has `left` before a piece is
    complete; either ends the download.
    """
    end = monotonic() + DOWNLOAD_LONGEST
    while piece := jobs.wait_for(account, lambda *_: make_piece(lines), left):
        yield piece
        if monotonic() > end:
            raise TimeoutError("the download took too long")


def make_piece(lines: Iterator[str]) -> Pauses[str]:
    """Return about DOWNLOAD_PIECE characters of lines, fewer after DOWNLOAD_PATIENCE; "" at the end."""
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
    """Return an answer with the reason why there is no file, as one sentence."""
    response = Response(f"{status} {REASONS[status]}: {why}\n", status, mimetype="text/plain")
    if status == 503:
        response.headers["Retry-After"] = str(DOWNLOAD_RETRY)
    return response
