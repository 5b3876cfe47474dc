"""The token bucket: so many tokens at once, so many each second."""

from __future__ import annotations

from server.hosting.sockets.bucket import Bucket


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    now = 100.0
    bucket = Bucket(2.0, 5, lambda: now)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    now += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now += 1000
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
