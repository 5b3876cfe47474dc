"""Compressed bytes do not depend on the version of Python."""

import gzip
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from server.formats.compression import compress


@given(st.binary(max_size=2000))
def test_gzip_reads_it(content: bytes) -> None:
    assert gzip.decompress(compress(content)) == content


def test_the_bytes_are_those_of_every_version_of_python() -> None:
    """The header of Python's own gzip names another system from 3.11 on, and other flags from 3.12 on."""
    packed = compress(b"the same bytes " * 99)
    assert packed[:10].hex() == "1f8b08000000000002ff"
    assert sha256(packed).hexdigest()[:16] == "7993177039e65015"
