"""A site, served from below a path by a server that knows nothing but files."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from server.files.lock import hold_lock
from server.pyodide.files import VERSION
from server.site.build import build
from tests.tools.programs import need_package

RECORDED = (("bitmask", 8), ("basic", 4), ("naive", 4))  # those of all searches take a minute


class Files(SimpleHTTPRequestHandler):
    """Answers for files, and writes nothing about it."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""

    def handle(self) -> None:
        with contextlib.suppress(ConnectionError):  # a browser that leaves does not say so
            super().handle()


@contextlib.contextmanager
def serving_files(folder: Path) -> Iterator[str]:
    """The address of a folder that is served below /queens/. It may be another link meanwhile."""
    top = folder.parent
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=os.fspath(top))) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/{folder.name}/"
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site. All processes of a run share it."""
    pyodide = need_package("pyodide", VERSION)
    own = tmp_path_factory.getbasetemp()
    # Several processes have a folder each within that of the run; the folder of one process lies beside other runs'.
    shared = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "site"
    shared.mkdir(exist_ok=True)
    folder = shared / "queens"
    with hold_lock(shared / "lock", lambda: None):
        if not folder.exists():
            draft = shared / "draft"
            with mock.patch("server.site.build.RECORDED", RECORDED):
                build(draft, pyodide, lambda _: None)
            draft.rename(folder)
    return folder


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """Its address, with a slash at its end."""
    with serving_files(built) as address:
        yield address
