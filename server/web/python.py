"""Python for the browser, which runs learners' own programs: Pyodide and our package, made at the first request."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from threading import Lock
from time import monotonic

from flask import Blueprint, Response, abort, request
from werkzeug.sansio.response import Response as AnyResponse

from ..formats.compression import compress
from ..pyodide.files import BYTES, NoPyodide, fetch, read_files
from ..pyodide.package import LatestPackage
from .rendering import static_tree
from .tree import encoding_for

FOLDER = "python/"  # below the page
PACKAGE = "package.zip"
TYPES = {"mjs": "text/javascript", "wasm": "application/wasm", "zip": "application/zip", "json": "application/json"}

REMEMBERED = 30.0  # seconds for which a failure answers all requests, before the next attempt

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
    """Pyodide's files, fetched at the first request, once for all waiting requests; a failure answers all of them."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._files: Mapping[str, Download] = {}
        self._failure, self._until = "", 0.0

    def get(self, name: str) -> Download | None:
        """Return a file; None if there is none of this name. Raises NoPyodide."""
        with self._lock:
            if not self._files:
                self._fetch()
            return self._files.get(name)

    def _fetch(self) -> None:
        if monotonic() < self._until:
            raise NoPyodide(self._failure)
        try:
            self._files = {name: prepare(name, content) for name, content in read_files(fetch()).items()}
        except NoPyodide as why:
            self._failure, self._until = str(why), monotonic() + REMEMBERED
            raise


pyodide, package = Files(), LatestPackage()


def latest_package() -> Download:
    """Return our package; in a checkout, with the latest changes."""
    return prepare(PACKAGE, package.refresh(follow=static_tree().follow))


@python.get(f"/{FOLDER}<name>")
def file(name: str) -> AnyResponse:
    """Return a file of Pyodide's, or our package; 503 with the remedy if Pyodide is not available."""
    try:
        found = latest_package() if name == PACKAGE else pyodide.get(name)
    except NoPyodide as why:
        return Response(f"{why}\n", 503, content_type="text/plain; charset=utf-8")
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
