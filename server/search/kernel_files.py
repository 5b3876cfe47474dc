"""The files in which numba caches a function's code, verified by digests.

numba itself verifies nothing: a damaged file makes a function fail at every start, and changed code would run.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from numba.core.caching import IndexDataCacheFile

from ..files.whole import read_whole, write_whole

_DIGEST = sha256().digest_size


class CheckedFiles(IndexDataCacheFile):  # type: ignore[misc]  # numba's, and untyped
    """The index of a function and one file of code for each signature; each ends with a digest of what precedes it."""

    @classmethod
    def like(cls, files: IndexDataCacheFile) -> CheckedFiles:
        """Return the files that numba would use, with digests."""
        return cls(files._cache_path, files._index_name.removesuffix(".nbi"), files._source_stamp)

    def _load_index(self) -> Any:
        if read_whole(Path(self._index_path), _unseal) is not None:
            return super()._load_index()
        for orphan in Path(self._cache_path).glob(self._index_name.replace(".nbi", ".*.nbc")):
            orphan.unlink(missing_ok=True)  # the lost index had its signature, and a new index may reuse its name
        return {}

    def _load_data(self, name: str) -> Any:
        data = read_whole(Path(self._data_path(name)), lambda content: pickle.loads(_unseal(content)))
        if data is None:
            raise FileNotFoundError(name)  # then numba compiles anew
        return data

    @contextmanager
    def _open_for_write(self, path: str) -> Iterator[IO[bytes]]:
        file = io.BytesIO()
        yield file
        content = file.getvalue()
        write_whole(Path(path), content + sha256(content).digest())


def _unseal(file: bytes) -> bytes:
    """Return the content without its digest. Raises ValueError if the digest does not match."""
    content, digest = file[:-_DIGEST], file[-_DIGEST:]
    if sha256(content).digest() != digest:
        raise ValueError("its digest is wrong")
    return content
