"""Abuses by requests: long work that is abandoned, much long work, and answers that stay unread.

Each abuse runs until its process is terminated.
"""

import json
import time
from random import Random

from tests.tools.raw import RawClient

from .network import BESIDE, Begun, connect, crowd

STEPS_16, STEPS_18 = 3_423_570_908, 178_097_533_472
MANY = 8  # requests at a time


def leave_outlines(address: str, begun: Begun) -> None:
    """Request exact outlines of n = 16 and leave before the answers."""
    random = Random(16)

    def work() -> None:
        with RawClient(address, source=BESIDE) as viewer:
            for _ in range(MANY):
                start = random.randrange(STEPS_16 // 2)
                viewer.send(request("outline", 16, start=start, stop=STEPS_16, width=1400))
            time.sleep(0.1)

    crowd(5, work, begun)


def count_large_boards(address: str, begun: Begun) -> None:
    """Start counts that would take years."""

    def work() -> None:
        with RawClient(address, source=BESIDE) as viewer:
            for n in (32, 31, 30, 29):
                viewer.send(json.dumps({"type": "count", "id": n, "n": n}))
            while viewer.socket.recv(65536):
                pass

    crowd(5, work, begun)


def read_spread(address: str, begun: Begun) -> None:
    """Request 256 steps of n = 18, as far apart as possible, again and again."""
    random = Random(18)

    def work() -> None:
        with RawClient(address, source=BESIDE) as viewer:
            while True:
                viewer.send(request("read", 18, start=random.randrange(10**6), stop=STEPS_18, stride=STEPS_18 // 256))
                viewer.receive()

    crowd(20, work, begun)


def download_slowly(address: str, begun: Begun) -> None:
    """Download all solutions of n = 16, reading a kilobyte a second."""

    def work() -> None:
        with connect(address) as line:
            line.sendall(b"GET /download/solutions.txt?n=16&form=board HTTP/1.1\r\nHost: localhost\r\n\r\n")
            while line.recv(100):
                time.sleep(0.1)

    crowd(20, work, begun)


def leave_answers_unread(address: str, begun: Begun) -> None:
    """Request windows of steps and do not read them."""

    def work() -> None:
        with RawClient(address, buffer=4096, source=BESIDE) as viewer:
            for start in range(0, 10**9, 256):
                viewer.send(request("read", 16, start=start, stop=start + 256))

    crowd(20, work, begun)


def read_beside_own_spread(address: str, seconds: float) -> list[float]:
    """Return the seconds a viewer waits for each single step while it also waits for 256 spread over n = 18."""
    waited: list[float] = []
    with RawClient(address) as viewer:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            viewer.send(request("read", 18, "long", start=len(waited), stop=STEPS_18, stride=STEPS_18 // 256))
            is_here = False
            while not is_here and time.perf_counter() < end:
                asked, start = time.perf_counter(), len(waited) * 1000
                viewer.send(request("read", 16, start=start, stop=start + 1))
                while '"id":"long"' in (text := viewer.receive()):
                    is_here = True
                if f'"steps":[{{"step":{start},' not in text:
                    raise RuntimeError(text[:300])
                waited.append(time.perf_counter() - asked)
                time.sleep(0.01)
    return waited


def count_beside_large(address: str) -> float:
    """Return the seconds until n = 8 is counted while another viewer counts boards that take years."""
    with RawClient(address) as busy, RawClient(address) as viewer:
        for n in (32, 31, 30, 29):
            busy.send(json.dumps({"type": "count", "id": n, "n": n}))
        for _ in range(4):
            busy.receive()  # the counts have begun
        asked = time.perf_counter()
        viewer.send(json.dumps({"type": "count", "id": 1, "n": 8}))
        while '"counted"' not in (text := viewer.receive()):
            if '"progress"' not in text:
                raise RuntimeError(text[:300])
        return time.perf_counter() - asked


def request(kind: str, n: int, id: int | str = 1, **fields: int) -> str:
    return json.dumps({"type": kind, "id": id, "algorithm": "bitmask", "n": n} | fields)
