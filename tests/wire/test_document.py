"""The chapter about the wire has a table of all requests as they are checked."""

from __future__ import annotations

from tests.wire.document import TABLE, WIRE, write_table


def test_the_table_of_requests_is_that_of_their_checks() -> None:
    (table,) = TABLE.findall(WIRE.read_text("utf-8"))
    assert table == write_table(), "run `python3 -m tests.wire.document`, which writes it"
