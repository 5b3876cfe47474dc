"""Python for the browser, which runs learners' own programs: Pyodide and our package, made at the first request."""

from __future__ import annotations

import atexit
from collections.abc import Mapping
from concurrent import futures
from concurrent.futures import Future
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from threading import Lock, Thread, main_thread
from time import monotonic

from flask import Blueprint, Response, abort, current_app, jsonify, request
from flask.typing import ResponseReturnValue
from werkzeug.sansio.response import Response as AnyResponse

from ..config.logs import log
from ..formats.compression import compress
from ..pyodide.files import BYTES, NoPyodide, fetch, read_files
from ..pyodide.package import LatestPackage
from .rendering import static_tree
from .tree import encoding_for

FOLDER = "python/"  # below the page
PACKAGE = "package.zip"
TYPES = {"mjs": "text/javascript", "wasm": "application/wasm", "zip": "application/zip", "json": "application/json"}

REMEMBERED = 30.0  # seconds for which a failure answers all requests, before the next attempt
PATIENCE = 1.0  # seconds for which a request waits for Pyodide before it is answered by the progress

python = Blueprint("python", __name__)


@dataclass(frozen=True)
class Download:
    """A file to send: plain, and compressed by gzip if that makes it smaller."""

    plain: bytes
    packed: bytes | None
    digest: str


@lru_cache(1)  # our package is prepared at each request, and rarely changes
def prepare(name: str, content: bytes) -> Download:
    return Download(content, None if name.endswith(".zip") else compress(content), sha256(content).hexdigest()[:32])


class Files:
    """Pyodide's files, of the host's folder or fetched at the first request, once for all. Raises NoPyodide."""

    def __init__(self, folder: str = "") -> None:
        self.progress = {"fetched": 0, "bytes": 0}  # `Fetching` of suppliers/pyodide.js
        self._lock = Lock()
        self._until = 0.0  # the time until which a failure is remembered
        self._coming: Future[Mapping[str, Download]] | None = None
        if folder:
            self._coming = Future()
            self._coming.set_result(_read(Path(folder)))

    def get(self, name: str) -> Download | None:
        """Return a file; None if there is none of this name. Raises NoPyodide; TimeoutError if it is still coming."""
        with self._lock:
            coming = self._coming
            if coming is None or (coming.done() and coming.exception() and monotonic() >= self._until):
                self._coming = coming = Future()
                thread = Thread(target=self._fetch, args=(coming,), daemon=True)
                thread.start()
                atexit.register(thread.join, 5)  # it deletes its temporary files
        return coming.result(PATIENCE).get(name)

    def _fetch(self, coming: Future[Mapping[str, Download]]) -> None:
        self.progress = {"fetched": 0, "bytes": 0}
        try:
            coming.set_result(_read(fetch(self._report)))
        except Exception as why:
            if main_thread().is_alive():  # else the server was stopped
                log.warning("the page has no Python to run programs: %s", why)
            self._until = monotonic() + REMEMBERED
            coming.set_exception(why)

    def _report(self, fetched: int, of: int) -> None:
        self.progress = {"fetched": max(fetched, self.progress["fetched"]), "bytes": of}


def _read(folder: Path) -> Mapping[str, Download]:
    return {name: prepare(name, content) for name, content in read_files(folder).items()}


package = LatestPackage()


@python.get(f"/{FOLDER}<name>")
def file(name: str) -> ResponseReturnValue:
    """Return a file of Pyodide's, or our package; 202 with the progress while Pyodide comes, 503 with the remedy."""
    pyodide: Files = current_app.extensions["pyodide"]
    try:
        if name == PACKAGE:  # in a checkout, with the latest changes
            found: Download | None = prepare(PACKAGE, package.refresh(follow=static_tree().follow))
        else:
            found = pyodide.get(name)
    except NoPyodide as why:
        return Response(f"{why}\n", 503, content_type="text/plain; charset=utf-8")
    except futures.TimeoutError:
        return jsonify(pyodide.progress), 202, {"Cache-Control": "no-store"}
    if found is None:
        abort(404)
    return answer(name, found)


def answer(name: str, found: Download) -> AnyResponse:
    """Return a file that a browser may cache and revalidates each time."""
    is_packed = bool(found.packed) and encoding_for(request.headers.get("Accept-Encoding")) == "gzip"
    response = Response(found.packed if is_packed else found.plain, content_type=TYPES[name.rpartition(".")[2]])
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Vary"] = "Accept-Encoding"
    if is_packed:
        response.headers["Content-Encoding"] = "gzip"
    response.set_etag(f"{found.digest}-gzip" if is_packed else found.digest)
    return response.make_conditional(request)


def facts_of_python() -> dict[str, object]:
    """Return the addresses of the page's Python (`Files` of suppliers/pyodide.js)."""
    return {"pyodide": FOLDER, "package": f"{FOLDER}{PACKAGE}", "snapshot": None, "bytes": BYTES}
