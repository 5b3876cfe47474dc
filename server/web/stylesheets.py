"""Style sheets as they are served: a sheet that imports others is sent as one file, so a page waits for one request.

Only imports as ours are written are followed: `@import "board.css";`, each on a line of its own.
"""

import re
from collections.abc import Mapping
from pathlib import PurePosixPath
from posixpath import normpath

_IMPORT = re.compile(rb'^@import "([^"]+)";\n', re.MULTILINE)


def join_imports(contents: Mapping[str, bytes]) -> dict[str, bytes]:
    """All files by path, each style sheet with the sheets that it imports in place of its imports.

    Raises KeyError for an import of a sheet that is not there, RecursionError for sheets that import each other.
    """

    def joined(path: str) -> bytes:
        folder = PurePosixPath(path).parent
        return _IMPORT.sub(lambda found: joined(normpath(str(folder / found[1].decode()))), contents[path])

    return {path: joined(path) if path.endswith(".css") else content for path, content in contents.items()}
