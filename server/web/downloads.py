"""Downloads by plain HTTP: the files about a trace, of any length.

A download is made piece by piece while it is sent, so it takes little memory and ends when its reader leaves. The
pieces are made in the background, in turns with all other long work, so a slow reader delays no other. An excerpt is
one piece, which takes much memory until it is complete: there are few places for excerpts.
"""

from collections.abc import Callable, Iterator
from functools import partial
from http import HTTPStatus
from itertools import chain
from time import monotonic

from flask import Blueprint, Flask, Response, request

from ..config import limits
from ..excerpts.files import FILES, File, prepare_file
from ..hosting.connection import has_left
from ..hosting.fair import Account, Addresses
from ..hosting.refusal import write_text
from ..hosting.shares import Shares
from ..jobs.jobs import Jobs
from ..search.index.tables.store import DamagedTable
from ..search.pausable import Pauses
from ..search.walks.reach import NotReady
from ..wire.checks import BadRequest

STATUSES = {
    BadRequest: HTTPStatus.BAD_REQUEST,
    NotReady: HTTPStatus.SERVICE_UNAVAILABLE,
    DamagedTable: HTTPStatus.INTERNAL_SERVER_ERROR,
}


def open_downloads(app: Flask, jobs: Jobs, addresses: Addresses) -> None:
    """Add the routes below /download/ to the app."""
    downloads = Blueprint("downloads", __name__, url_prefix="/download")
    excerpts = Shares("films", limits.EXCERPTS, limits.EXCERPTS_EACH)
    others = Shares("downloads", limits.DOWNLOADS, limits.DOWNLOADS_EACH)
    for path in FILES:
        places = excerpts if path == "excerpt.json" else others
        downloads.add_url_rule(f"/{path}", path.replace(".", "_"), partial(download, jobs, addresses, places, path))
    for kind, status in STATUSES.items():
        downloads.register_error_handler(kind, lambda error, status=status: write_text(status, str(error)))
    downloads.register_error_handler(ConnectionResetError, lambda _: Response(status=499))  # the reader has left
    app.register_blueprint(downloads)


def download(jobs: Jobs, addresses: Addresses, places: Shares, path: str) -> Response:
    query = request.args.to_dict(flat=False)
    jobs.wait_for(addresses.open_account(request.remote_addr or ""), lambda *_: prepare_file(query))
    return send(jobs, addresses, places, FILES[path](query))


def send(jobs: Jobs, addresses: Addresses, places: Shares, file: File) -> Response:
    """Answer with a file. Raises Refused if no place is free."""
    response = Response(mimetype=file.media_type)
    response.headers["Content-Disposition"] = f'attachment; filename="{file.name}"'
    response.headers["Cache-Control"] = "no-store"
    if request.method == "HEAD":
        return response
    address = request.remote_addr or ""
    places.acquire(address)
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
        connection.settimeout(limits.DOWNLOAD_PIECE / limits.DOWNLOAD_RATE)  # for a whole piece
    return response


def pieces(
    jobs: Jobs, account: Account, lines: Iterator[str], left: Callable[[], bool] = lambda: False
) -> Iterator[str]:
    """Join lines into pieces.

    Raises TimeoutError after DOWNLOAD_LONGEST, and ConnectionResetError if the reader has `left` before a piece is
    complete; either ends the download.
    """
    end = monotonic() + limits.DOWNLOAD_LONGEST
    while piece := jobs.wait_for(account, lambda *_: make_piece(lines), left):
        yield piece
        if monotonic() > end:
            raise TimeoutError("the download took too long")


def make_piece(lines: Iterator[str]) -> Pauses[str]:
    """Return about DOWNLOAD_PIECE characters of lines, fewer after DOWNLOAD_PATIENCE; "" at the end."""
    piece: list[str] = []
    size, end = 0, monotonic() + limits.DOWNLOAD_PATIENCE
    for line in lines:
        piece.append(line)
        size += len(line)
        if size >= limits.DOWNLOAD_PIECE or (size and monotonic() > end):
            break
        yield
    return "".join(piece)
