"""The connection with a scheduler."""

from __future__ import annotations

from unittest import mock

from server.cluster.connect import connect


def test_dask_need_not_start_a_loop() -> None:
    """It would have ten seconds to do so."""
    with mock.patch("distributed.utils._CollectErrorThread", side_effect=AssertionError), connect("local:0") as client:
        assert client.scheduler_info()["workers"] == {}
