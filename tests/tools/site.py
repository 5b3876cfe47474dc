"""A site of plain files for tests: built with few excerpts, and served below a path."""

import contextlib
import os
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from unittest import mock

from server.site.build import build

RECORDED = (("bitmask", 8), ("basic", 4), ("naive", 4))  # recording all searches takes a minute


def build_site(folder: Path, pyodide: Path) -> None:
    """Build a site into a new folder, from the unpacked npm package."""
    with mock.patch("server.site.build.RECORDED", RECORDED):
        build(folder, pyodide, lambda _: None, lambda _: None)


def build_other_version(built: Path, folder: Path) -> None:
    """Copy the site as if built from changed files a minute later; If-Modified-Since has a resolution of a second."""
    shutil.copytree(built, folder)
    (digest,) = [each.name for each in (folder / "static").iterdir()]
    (folder / "static" / digest).rename(folder / "static" / "0123456789abcdef")
    for path in (*folder.glob("*.html"), *folder.glob("*.js*"), *folder.glob("*.webmanifest")):
        text = path.read_text("utf-8").replace(digest, "0123456789abcdef")
        path.write_text(text.replace("<h1>", '<h1 data-version="another">'), "utf-8")
        os.utime(path, times=(path.stat().st_mtime + 60,) * 2)


class FileHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Write no log."""

    def end_headers(self) -> None:
        """Forbid the browser's own cache, which would hide what a site's store lacks."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

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
