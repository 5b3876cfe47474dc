"""Python for the browser, which runs learners' own programs: Pyodide and our package, made at the first request."""

import atexit
from collections.abc import Mapping
from concurrent import futures
from concurrent.futures import Future
from functools import lru_cache
from pathlib import Path
from threading import Lock, Thread, main_thread
from time import monotonic

from flask import Blueprint, Response, abort, current_app, jsonify
from flask.typing import ResponseReturnValue

from ..config.logs import log
from ..pyodide.files import BYTES, NoPyodide, fetch, read_files
from ..pyodide.package import LatestPackage
from .rendering import send_file, static_tree
from .tree import File

FOLDER = "python/"  # below the page
PACKAGE = "package.zip"
TYPES = {"mjs": "text/javascript", "wasm": "application/wasm", "zip": "application/zip", "json": "application/json"}

REMEMBERED = 30.0  # seconds for which a failure answers all requests, before the next attempt
PATIENCE = 1.0  # seconds for which a request waits for Pyodide before it is answered by the progress

python = Blueprint("python", __name__)


@lru_cache(1)  # our package is prepared at each request, and rarely changes
def prepare(name: str, content: bytes) -> File:
    """Return a file to send, compressed and hashed now and not at the first of thirty simultaneous requests."""
    file = File(TYPES[name.rpartition(".")[2]], content)
    _ = file.digest, name.endswith(".zip") or file.packed
    return file


class Files:
    """Pyodide's files, of the host's folder or fetched at the first request, once for all. Raises NoPyodide."""

    def __init__(self, folder: str = "") -> None:
        self.progress = {"fetched": 0, "bytes": 0}  # `Fetching` of suppliers/pyodide.js
        self._lock = Lock()
        self._until = 0.0  # the time until which a failure is remembered
        self._coming: Future[Mapping[str, File]] | None = None
        if folder:
            self._coming = Future()
            self._coming.set_result(_read(Path(folder)))

    def get(self, name: str) -> File | None:
        """Return a file; None if there is none of this name. Raises NoPyodide; TimeoutError if it is still coming."""
        with self._lock:
            coming = self._coming
            if coming is None or (coming.done() and coming.exception() and monotonic() >= self._until):
                self._coming = coming = Future()
                thread = Thread(target=self._fetch, args=(coming,), daemon=True)
                thread.start()
                atexit.register(thread.join, 5)  # it deletes its temporary files
        return coming.result(PATIENCE).get(name)

    def _fetch(self, coming: Future[Mapping[str, File]]) -> None:
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


def _read(folder: Path) -> Mapping[str, File]:
    return {name: prepare(name, content) for name, content in read_files(folder).items()}


package = LatestPackage()


@python.get(f"/{FOLDER}<name>")
def file(name: str) -> ResponseReturnValue:
    """Return a file of Pyodide's, or our package; 202 with the progress while Pyodide comes, 503 with the remedy."""
    pyodide: Files = current_app.extensions["pyodide"]
    try:
        if name == PACKAGE:  # in a checkout, with the latest changes
            found: File | None = prepare(PACKAGE, package.refresh(follow=static_tree().follow))
        else:
            found = pyodide.get(name)
    except NoPyodide as why:
        return Response(f"{why}\n", 503, content_type="text/plain; charset=utf-8")
    except futures.TimeoutError:
        return jsonify(pyodide.progress), 202, {"Cache-Control": "no-store"}
    return send_file(found) if found else abort(404)


def facts_of_python() -> dict[str, object]:
    """Return the addresses of the page's Python (`Files` of suppliers/pyodide.js)."""
    return {"pyodide": FOLDER, "package": f"{FOLDER}{PACKAGE}", "snapshot": None, "bytes": BYTES}
