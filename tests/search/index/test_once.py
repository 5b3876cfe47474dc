"""An index is made once, even if many threads ask for it at the same time."""

from __future__ import annotations

import threading
import time

from server.search.index.catalogue import Once


def test_many_threads_share_one_making() -> None:
    made: list[int] = []

    def make(number: int) -> list[int]:
        time.sleep(0.02)
        made.append(number)
        return [number]

    once = Once(make)
    got: list[list[int]] = []
    threads = [threading.Thread(target=lambda: got.append(once(7))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [7]
    assert all(one is got[0] for one in got)
    once.cache_clear()
    assert once(7) == [7]
    assert made == [7, 7]
