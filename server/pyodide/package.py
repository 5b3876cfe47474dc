"""The Python that runs in a page: the modules that its entries need, ours and other people's, as one zip file."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from threading import Lock
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

NAME = "bitqueens"
ENTRIES = ("solo/worker.py", "programs/worker.py")
# Other people's packages that answers need, by what they are imported as; each is plain Python.
OTHERS = {"cachetools": "cachetools", "markdown_it": "markdown-it-py", "mdurl": "mdurl", "segno": "segno"}
# What our modules read.
_DATA = (
    *("search/index/tables/*.xz", "search/algorithms/listings/*.py", "search/algorithms/listings/*.js"),
    "static/js/words/*/faults.json",
)
_SERVER = Path(__file__).resolve().parents[1]
_DAY = (2020, 1, 1, 0, 0, 0)  # so that the same files make the same bytes


def make_package() -> bytes:
    """The zip file; always the same bytes for the same files."""
    return _zip(list_files())


def _zip(files: Iterable[tuple[str, Path]]) -> bytes:
    content = BytesIO()
    with ZipFile(content, "w") as package:
        for name, path in sorted(files):
            member = ZipInfo(name, _DAY)
            member.compress_type = ZIP_DEFLATED
            package.writestr(member, path.read_bytes(), compresslevel=9)
    return content.getvalue()


class LatestPackage:
    """The package, made when it is first wanted; where files are followed, again when one of them has changed."""

    def __init__(self) -> None:
        self._lock = Lock()  # so that one makes it, and others wait for it
        self._seen: list[tuple[Path, int, int]] = []
        self._content = b""

    def refresh(self, *, follow: bool) -> bytes:
        """The package as it is now; the same object as long as it has not changed."""
        with self._lock:
            if not self._seen or (follow and self._seen != _stamps(path for path, _, _ in self._seen)):
                files = [*list_files()]
                seen = _stamps(path for _, path in files)  # before they are read, so that no change is missed
                self._content, self._seen = _zip(files), seen
            return self._content


def _stamps(paths: Iterable[Path]) -> list[tuple[Path, int, int]]:
    """Each file that is there, with its time of change and its size."""
    return [(path, state.st_mtime_ns, state.st_size) for path in paths if (state := _stat(path))]


def _stat(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except FileNotFoundError:
        return None


def list_files() -> Iterator[tuple[str, Path]]:
    """Each file with its name in the zip file: modules, what they read, and the licences of other people's."""
    for path in {
        *closure(*(_SERVER / entry for entry in ENTRIES)),
        *(path for pattern in _DATA for path in _SERVER.glob(pattern)),
    }:
        yield f"{NAME}/{path.relative_to(_SERVER).as_posix()}", path
    for other, published in OTHERS.items():
        spec = find_spec(other)
        assert spec
        assert spec.submodule_search_locations
        folder = Path(spec.submodule_search_locations[0])
        for path in folder.rglob("*.py"):
            yield f"{other}/{path.relative_to(folder).as_posix()}", path
        for file in distribution(published).files or ():
            if "LICEN" in file.name.upper():
                yield f"{other}/{file.name}", Path(str(file.locate()))


def closure(*entries: Path) -> set[Path]:
    """Our modules that some import, wherever the import stands, with those that these import, and their packages."""
    found: set[Path] = set()
    waiting = [*entries]
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        waiting += [parent / "__init__.py" for parent in path.parents if parent.is_relative_to(_SERVER)]
        waiting += imports(path)
    return found


def imports(path: Path) -> Iterator[Path]:
    """The files of our modules that a module imports."""
    for node in walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = path.parents[node.level - 1].joinpath(*(node.module or "").split("."))
            for place in (base, *(base / alias.name for alias in node.names)):
                yield from (file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file())


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """All that runs: what stands under TYPE_CHECKING does not."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING"):
            yield from walk(child)
