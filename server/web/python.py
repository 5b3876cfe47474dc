"""Python for the browser, in which learners' own programs run: Pyodide and our package, made when first wanted."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from threading import Lock

from flask import Blueprint, Response, abort, request
from werkzeug.sansio.response import Response as AnyResponse

from ..pyodide.files import BYTES, NoPyodide, fetch, read_files
from ..pyodide.package import make_package
from .negotiation import encoding_for
from .tree import pack

FOLDER = "python/"  # below the page
PACKAGE = "package.zip"
TYPES = {"mjs": "text/javascript", "wasm": "application/wasm", "zip": "application/zip", "json": "application/json"}

python = Blueprint("python", __name__)
_lock = Lock()  # so that one fetches, and others wait for it


@python.get(f"/{FOLDER}<name>")
def file(name: str) -> AnyResponse:
    """A file of Pyodide's, or our package. 503, and what to do, where Pyodide cannot be had."""
    try:
        with _lock:
            content = make_package() if name == PACKAGE else read_pyodide().get(name)
    except NoPyodide as why:
        return Response(f"{why}\n", 503, content_type="text/plain; charset=utf-8")
    if content is None:
        abort(404)
    return answer(name, content)


def answer(name: str, content: bytes) -> AnyResponse:
    """A file that a browser may keep, and asks about each time."""
    is_packed = encoding_for(request.headers.get("Accept-Encoding")) == "gzip" and not name.endswith(".zip")
    response = Response(pack_once(content) if is_packed else content, content_type=TYPES[name.rpartition(".")[2]])
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Vary"] = "Accept-Encoding"
    if is_packed:
        response.headers["Content-Encoding"] = "gzip"
    response.add_etag()
    return response.make_conditional(request)


@cache
def read_pyodide() -> Mapping[str, bytes]:
    """Its files, by name. Raises NoPyodide."""
    return read_files(fetch())


@cache
def pack_once(content: bytes) -> bytes:
    return pack(content)


def facts_of_python() -> dict[str, object]:
    """Where a page finds its Python (`Files` of suppliers/pyodide.js)."""
    return {"pyodide": FOLDER, "package": f"{FOLDER}{PACKAGE}", "snapshot": None, "bytes": BYTES}
