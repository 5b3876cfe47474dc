"""Static tree: every file of a folder with its content type, plain and compressed.

The tree's digest is part of each file's address, so relative imports are versioned with it, and browsers may cache
files for ever.
"""

import os
import re
from collections.abc import Callable, Mapping
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

from ..formats.compression import compress
from ..pyodide.package import stamps
from .bundles import make_bundles

FOLDER = "static/"  # relative to the page, so that it works under any prefix
LOOK = 0.25  # seconds between two checks of all files, which take longer than the rest of a page
Encoding = Literal["gzip", "identity"]
_DIGITS = 16  # hexadecimal digits of the digest
# By ending, not by the system's registry: on Windows any program may register JavaScript as plain text.
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
    """The bytes of one file, plain, and compressed by gzip at the first use."""

    content_type: str
    plain: bytes

    @cached_property
    def packed(self) -> bytes:
        return compress(self.plain)

    @cached_property
    def digest(self) -> str:
        return sha256(self.plain).hexdigest()[:32]


class Version:
    """All static files of one version; immutable."""

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
        """Return a file's address below the page: `static/0123456789abcdef/js/main.js`. Raises KeyError without it."""
        if path not in self.contents:
            raise KeyError(f"no static file {path}")
        return f"{FOLDER}{self.digest}/{path}"


class StaticTree:
    """A folder and generated files, in their current version.

    - `derive`: makes more files from all these, for each version;
    - `follow`: check the folder for changes.
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
        self._seen: list[tuple[Path, int, int]] = []
        self.version = self._read()  # of the last check
        self._looked = monotonic()

    def refresh(self, age: float = LOOK) -> Version:
        """Return the current version, read again if changes are followed and a file has changed.

        `age`: the folder is not checked again within this many seconds.
        """
        with self._lock:
            if self.follow and monotonic() >= self._looked + age:
                if self._seen != _stamps(self._folder):
                    self.version = self._read()
                self._looked = monotonic()
            return self.version

    def _read(self) -> Version:
        self._seen = _stamps(self._folder)
        files = {path.relative_to(self._folder).as_posix(): path.read_bytes() for path, _, _ in self._seen}
        contents = join_imports(files) | dict(self._generated)
        contents |= self._derive(contents)
        return Version(contents | make_bundles(contents))


def _stamps(folder: Path) -> list[tuple[Path, int, int]]:
    """Return every file below a folder with its modification time (ns) and its size (bytes)."""
    files = (Path(above, name) for above, _, names in os.walk(folder) for name in names)
    return stamps(sorted(path for path in files if path.suffix in _TYPES))


def join_imports(contents: Mapping[str, bytes]) -> dict[str, bytes]:
    """Replace the imports in style sheets by the imported sheets, so that a page waits for one request only.

    Only imports in our style are replaced: `@import "board.css";`, each on a line of its own. Raises KeyError for an
    import of a missing sheet, RecursionError for sheets that import each other.
    """

    def joined(path: str) -> bytes:
        folder = PurePosixPath(path).parent
        return _SHEET.sub(lambda found: joined(normpath(str(folder / found[1].decode()))), contents[path])

    return {path: joined(path) if path.endswith(".css") else content for path, content in contents.items()}


@lru_cache(256)
def encoding_for(accepted: str | None) -> Encoding | None:
    """Return the better encoding that a header Accept-Encoding (None if missing) allows, by RFC 9110, 12.5.3.

    Return None if it allows neither. Browsers accept no Brotli over plain HTTP.
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
