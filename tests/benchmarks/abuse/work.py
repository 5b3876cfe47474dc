"""Abuses by what is asked for: long work that nobody waits for, much of it, and answers that nobody takes.

Each goes on until its process is ended.
"""

from __future__ import annotations

import json
import time
from random import Random

from tests.tools.raw import Raw

from .network import BESIDE, Begun, connect, crowd

STEPS_16, STEPS_18 = 3_423_570_908, 178_097_533_472
MANY = 8  # requests at a time


def leave_outlines(address: str, begun: Begun) -> None:
    """Exact outlines of n = 16, for nobody: who has asked for them leaves."""
    random = Random(16)

    def work() -> None:
        with Raw(address, source=BESIDE) as viewer:
            for _ in range(MANY):
                start = random.randrange(STEPS_16 // 2)
                viewer.say(request("outline", 16, start=start, stop=STEPS_16, width=1400))
            time.sleep(0.1)

    crowd(5, work, begun)


def count_large_boards(address: str, begun: Begun) -> None:
    """Counts that would take years."""

    def work() -> None:
        with Raw(address, source=BESIDE) as viewer:
            for n in (32, 31, 30, 29):
                viewer.say(json.dumps({"type": "count", "id": n, "n": n}))
            while viewer.line.recv(65536):
                pass

    crowd(5, work, begun)


def spread(address: str, begun: Begun) -> None:
    """256 steps of n = 18, as far apart as they can be, one request after the other."""
    random = Random(18)

    def work() -> None:
        with Raw(address, source=BESIDE) as viewer:
            while True:
                viewer.say(request("read", 18, start=random.randrange(10**6), stop=STEPS_18, stride=STEPS_18 // 256))
                viewer.hear()

    crowd(20, work, begun)


def download_slowly(address: str, begun: Begun) -> None:
    """Downloads of all of n = 18, a kilobyte a second each."""

    def work() -> None:
        with connect(address) as line:
            line.sendall(b"GET /download/steps.jsonl?n=18 HTTP/1.1\r\nHost: localhost\r\n\r\n")
            while line.recv(100):
                time.sleep(0.1)

    crowd(20, work, begun)


def take_no_answers(address: str, begun: Begun) -> None:
    """Windows of steps that are asked for and not read."""

    def work() -> None:
        with Raw(address, buffer=4096, source=BESIDE) as viewer:
            for start in range(0, 10**9, 256):
                viewer.say(request("read", 16, start=start, stop=start + 256))

    crowd(20, work, begun)


def request(kind: str, n: int, **fields: int) -> str:
    return json.dumps({"type": kind, "id": 1, "algorithm": "bitmask", "n": n} | fields)
