"""The static tree as it is served: every file of a folder with its content type, once plain and once compressed.

Its digest stands in the address of each file, so relative imports are versioned with it, and a browser may keep what it
has fetched for as long as it likes.
"""

from __future__ import annotations

import gzip
import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from pathlib import Path, PurePosixPath
from posixpath import normpath
from threading import Lock
from time import monotonic
from typing import Literal

from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header

from .bundles import make_bundles

FOLDER = "static/"  # below the page, so that a prefix of all addresses need not be known
LOOK = 0.25  # seconds for which a look at all files holds: it takes longer than all else of a page
Encoding = Literal["gzip", "identity"]
_DIGITS = 16  # hexadecimal, of the digest
# By ending, and not by what the system has registered: on Windows any program may have made JavaScript plain text.
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".snapshot": "application/octet-stream",
    ".svg": "image/svg+xml",
    ".ts": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".zip": "application/zip",
}
_SHEET = re.compile(rb'^@import "([^"]+)";\n', re.MULTILINE)


@dataclass(frozen=True)
class File:
    """The bytes of one file, as they are and compressed by gzip when that is first wanted."""

    content_type: str
    plain: bytes

    @cached_property
    def packed(self) -> bytes:
        return pack(self.plain)


class Version:
    """All static files of one version. Never changes."""

    def __init__(self, contents: Mapping[str, bytes]) -> None:
        self.contents = dict(sorted(contents.items()))  # by path
        whole = sha256()
        for path, content in self.contents.items():
            whole.update(f"{path} {len(content)} ".encode() + content)
        self.digest = whole.hexdigest()[:_DIGITS]
        self.files = {  # by address
            self.address(path): File(_TYPES[PurePosixPath(path).suffix], content)
            for path, content in self.contents.items()
        }
        self.pages: dict[str, File] = {}  # with the addresses of this version, by template

    def address(self, path: str) -> str:
        """The address of a file below the page: `static/0123456789abcdef/js/main.js`. KeyError: there is none."""
        if path not in self.contents:
            raise KeyError(f"no static file {path}")
        return f"{FOLDER}{self.digest}/{path}"


class StaticTree:
    """A folder and generated files, in the version that is served now.

    - `derive`: makes more files of all these, anew for each version;
    - `follow`: look for changes in the folder.
    """

    def __init__(
        self,
        folder: Path,
        generated: Mapping[str, bytes],
        derive: Callable[[Mapping[str, bytes]], Mapping[str, bytes]] = lambda _: {},
        *,
        follow: bool,
    ) -> None:
        self._folder, self._generated, self._derive, self.follow = folder, generated, derive, follow
        self._lock = Lock()
        self._seen: list[tuple[str, int, int]] = []
        self.version = self._read()  # as it was last looked for
        self._looked = monotonic()

    def refresh(self, age: float = LOOK) -> Version:
        """The version now: read anew if changes are followed and a file has changed. `age`: how old the look at the
        folder may be, in seconds.
        """
        with self._lock:
            if self.follow and monotonic() >= self._looked + age:
                if self._seen != _stamps(self._folder):
                    self.version = self._read()
                self._looked = monotonic()
            return self.version

    def _read(self) -> Version:
        self._seen = _stamps(self._folder)
        files = {Path(path).relative_to(self._folder).as_posix(): Path(path).read_bytes() for path, _, _ in self._seen}
        contents = join_imports(files) | dict(self._generated)
        contents |= self._derive(contents)
        return Version(contents | make_bundles(contents))


def pack(content: bytes) -> bytes:
    """Compressed, always to the same bytes."""
    return gzip.compress(content, 9, mtime=0)


def _stamps(folder: str | Path) -> list[tuple[str, int, int]]:
    """Path, time of change and size of every file below a folder."""
    return sorted(_walk(folder))


def _walk(folder: str | Path) -> Iterator[tuple[str, int, int]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                yield from _walk(entry.path)
            elif PurePosixPath(entry.name).suffix in _TYPES:
                status = entry.stat()
                yield entry.path, status.st_mtime_ns, status.st_size


def join_imports(contents: Mapping[str, bytes]) -> dict[str, bytes]:
    """All files by path, each style sheet with those that it imports in their places: so a page waits for one request.

    Only imports as ours are written are followed: `@import "board.css";`, each on a line of its own.
    Raises KeyError for an import of a sheet that is not there, RecursionError for sheets that import each other.
    """

    def joined(path: str) -> bytes:
        folder = PurePosixPath(path).parent
        return _SHEET.sub(lambda found: joined(normpath(str(folder / found[1].decode()))), contents[path])

    return {path: joined(path) if path.endswith(".css") else content for path, content in contents.items()}


@lru_cache(256)
def encoding_for(accepted: str | None) -> Encoding | None:
    """The better encoding that a header Accept-Encoding allows (None: there was none), by RFC 9110, 12.5.3.

    None where neither will do. Browsers take no Brotli over plain HTTP.
    """
    if accepted is None:
        return "identity"
    listed = {name.lower(): quality for name, quality in parse_accept_header(accepted, Accept)}
    rest = listed.get("*", 0.0)
    gzip = listed.get("gzip", listed.get("x-gzip", rest))
    identity = listed.get("identity", rest if "*" in listed else None)
    if gzip and (identity is None or gzip >= identity):
        return "gzip"
    return None if identity == 0 else "identity"
