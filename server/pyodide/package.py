"""Package of the page's Python: its entries and all modules that they need, ours and third-party, as a zip file."""

import ast
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from threading import Lock
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

NAME = "bitqueens"
ENTRIES = ("solo/worker.py", "programs/worker.py")
# Third-party packages that answers need: import name -> distribution; each is plain Python.
OTHERS = {"cachetools": "cachetools", "markdown_it": "markdown-it-py", "mdurl": "mdurl", "segno": "segno"}
# Data files of our modules.
_DATA = (
    *("search/index/tables/*.xz", "search/algorithms/listings/*.py", "search/algorithms/listings/*.js"),
    "static/js/words/*/faults.json",
)
_SERVER = Path(__file__).resolve().parents[1]
_DAY = (2020, 1, 1, 0, 0, 0)  # a fixed date, so that the same files make the same bytes


def make_package() -> bytes:
    """Return the zip file; always the same bytes for the same files."""
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
    """The package, made at its first use, and in development again after a change of a file."""

    def __init__(self) -> None:
        self._lock = Lock()  # one thread makes it, the others wait
        self._seen: list[tuple[Path, int, int]] = []
        self._content = b""

    def refresh(self, *, follow: bool) -> bytes:
        """Return the current package, the same object while it is unchanged. `follow`: check its files for changes."""
        with self._lock:
            if not self._seen or (follow and self._seen != stamps(path for path, _, _ in self._seen)):
                files = [*list_files()]
                seen = stamps(path for _, path in files)  # before the files are read, so that no change is missed
                self._content, self._seen = _zip(files), seen
            return self._content


def stamps(paths: Iterable[Path]) -> list[tuple[Path, int, int]]:
    """Return each existing file with its modification time (ns) and its size (bytes)."""
    return [(path, state.st_mtime_ns, state.st_size) for path in paths if path.exists() and (state := path.stat())]


def list_files() -> Iterator[tuple[str, Path]]:
    """Yield each file with its name in the zip file: modules, their data, and third-party licences."""
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
    """Return these modules of ours with all that they import, directly or not, at any place, and their packages."""
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
    """Yield the files of our modules that a module imports."""
    for node in walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = path.parents[node.level - 1].joinpath(*(node.module or "").split("."))
            for place in (base, *(base / alias.name for alias in node.names)):
                yield from (file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file())


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Yield all nodes that run: skip blocks under TYPE_CHECKING."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING"):
            yield from walk(child)
