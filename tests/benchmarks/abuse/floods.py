"""Floods of requests with answers computed for one viewer: 20 viewers at one address send one kind without a pause.

Each request differs from the last if its kind allows, so that no cache answers, and costs as much as its kind can.
"""

import json
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

from tests.tools.raw import RawClient

from .network import BESIDE, Begun, crowd

STEPS_18 = 178_097_533_472
CROWD = 20
AT_ONCE, PAUSE = 20, 0.02  # messages, and seconds for their answers; the limit is 1,000 a second

Fields = Callable[[Random], dict[str, Any]]
LESSON = "# One\n" + "## Two\n[place](?n=18&step=2)\n? free\n" * 80
SQUARES = {"algorithm": "basic", "n": 14}
BITS = {"algorithm": "bitmask", "n": 18}

COSTLY: Mapping[str, Fields] = {
    "describe": lambda random: {"algorithm": "bitmask", "n": random.randrange(20, 33)},
    "read": lambda random: {
        **SQUARES,
        "start": random.randrange(10**8),
        "stop": 10**9,
        "stride": random.randrange(1, 999),
    },
    "find": lambda random: {
        "algorithm": "bitmask",
        "n": 32,
        "what": "line",
        "line": 5,
        "from": random.randrange(10**5),
    },
    "questions": lambda random: {**BITS, **_window(random, 10**11), "about": ["next"]},
    "tried": lambda random: {**BITS, "step": random.randrange(STEPS_18)},
    "outline": lambda random: {**BITS, "start": random.randrange(10**6), "stop": STEPS_18, "width": 4096},
    "solutions": lambda random: {**BITS, **_window(random, 6 * 10**8)},
    "classes": lambda random: {"algorithm": "bitmask", "n": 12, **_window(random, 1000)},
    "deduce": lambda random: {"board": _board(random), "start": 0, "stop": 256},
    "hint": lambda random: {"board": _board(random), "queens": [[0, 0], [1, 2], [2, 4]]},
    "lesson": lambda random: {"text": f"{LESSON}{random.randrange(10**6)}"},
    "count": lambda random: {"n": random.randrange(13, 17)},
    "cancel": lambda _: {},
    "times": lambda _: {},
    "time": lambda _: {},
}


def _window(random: Random, most: int) -> dict[str, int]:
    start = random.randrange(most)
    return {"start": start, "stop": start + 256}


def _board(random: Random) -> str:
    """Return a board whose deduction reaches its horizon, with two closed squares."""
    signs = [["."] * 12 for _ in range(12)]
    for _ in range(2):
        random.choice(signs)[random.randrange(3, 12)] = "#"
    return "/".join(map("".join, signs))


def flood(kind: str, address: str, begun: Begun) -> None:
    """Send requests of one kind without a pause; viewers whose connection is closed reconnect."""
    random, ids = Random(kind), count(1)

    def work() -> None:
        with RawClient(address, source=BESIDE) as viewer:
            while True:
                for _ in range(AT_ONCE):
                    viewer.socket.settimeout(10)
                    viewer.send(json.dumps({"type": kind, "id": next(ids), **COSTLY[kind](random)}))
                _read_answers(viewer, PAUSE)

    crowd(CROWD, work, begun)
    while True:
        time.sleep(1)


def _read_answers(viewer: RawClient, seconds: float) -> None:
    """Read and discard data for so many seconds. Raises OSError at the end of the connection."""
    end = time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0:
        viewer.socket.settimeout(left)
        with suppress(TimeoutError):
            if not viewer.socket.recv(65536):
                raise ConnectionResetError
