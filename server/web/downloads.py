"""Downloads by plain HTTP: the files of `downloads`, of any length.

A download is made piece by piece while it is sent, so it takes little memory and ends when its reader leaves. The
pieces are made in the background, in turn with everything else that takes long; so a reader who is slow to take one
keeps nobody waiting. An excerpt is one piece, which takes much memory until it is made: there are few places for those.
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
from ..downloads.files import FILES, File
from ..hosting.connection import has_left
from ..hosting.fair import Account, Addresses
from ..jobs.jobs import Jobs
from ..search.index.tables.store import DamagedTable
from ..search.pausable import Pauses
from ..search.walks.reach import NotReady
from ..wire.checks import BadRequest

REASONS = {400: "Bad Request", 500: "Internal Server Error", 503: "Service Unavailable"}


class Places:
    """So many places, of which one address has at most `each`. `things` names for people what takes them."""

    def __init__(self, things: str, places: int, each: int) -> None:
        self._things, self._places, self._each = things, places, each
        self._taken: Counter[str] = Counter()
        self._lock = Lock()

    def take(self, address: str) -> str:
        """Take a place; returns an empty text, or in words why there is none."""
        with self._lock:
            if self._taken.total() >= self._places:
                return f"{self._places} {self._things} are under way already; try again later"
            if self._taken[address] >= self._each:
                return f"{self._each} {self._things} to your address are under way already; try again later"
            self._taken[address] += 1
            return ""

    def give_back(self, address: str) -> None:
        """The download has ended."""
        with self._lock:
            self._taken[address] -= 1
            self._taken += Counter()  # forgets addresses without any


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
    downloads.register_error_handler(ConnectionResetError, lambda _: Response(status=499))  # nobody is there to read it
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
    if refused := places.take(address):
        return refusal(503, refused)
    response.call_on_close(partial(places.give_back, address))
    connection = request.environ.get("werkzeug.socket") or request.environ.get("gunicorn.socket")
    try:
        left = partial(has_left, connection) if connection else lambda: False
        sent = pieces(jobs, addresses.open_account(address), file.lines, left)
        response.response = chain(
            [next(sent, "")], sent
        )  # the first piece is made now, so that an error comes before the headers
    except BaseException:
        places.give_back(address)
        raise
    if connection:
        connection.settimeout(DOWNLOAD_PIECE / DOWNLOAD_RATE)  # for a whole piece
    return response


def pieces(
    jobs: Jobs, account: Account, lines: Iterator[str], left: Callable[[], bool] = lambda: False
) -> Iterator[str]:
    """Lines joined into pieces.

    Raises TimeoutError after DOWNLOAD_LONGEST, and ConnectionResetError if the reader has `left` before a piece is
    there; either ends the download.
    """
    end = monotonic() + DOWNLOAD_LONGEST
    while piece := jobs.wait_for(account, lambda *_: make_piece(lines), left):
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
