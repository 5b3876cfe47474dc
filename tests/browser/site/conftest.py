"""A site of plain files, served below a path."""

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

RECORDED = (("bitmask", 8), ("basic", 4), ("naive", 4))  # recording all searches takes a minute


class FileHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Write no log."""

    def handle(self) -> None:
        with contextlib.suppress(ConnectionError):  # a browser may close the connection early
            super().handle()


@contextlib.contextmanager
def serving_files(folder: Path) -> Iterator[str]:
    """Serve a folder below a path of its name and yield the address; the folder may be a link that changes."""
    top = folder.parent
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(FileHandler, directory=os.fspath(top))) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/{folder.name}/"
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a built site, shared by all processes of a test run."""
    pyodide = need_package("pyodide", VERSION)
    own = tmp_path_factory.getbasetemp()
    # The folders of parallel processes lie within that of the run, the folder of a single process beside other runs.
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
    """The address of the site, with a final slash."""
    with serving_files(built) as address:
        yield address
