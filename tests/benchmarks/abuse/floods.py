"""Floods of every message of the wire: 20 viewers at one address send one kind, 20 a second each or without a pause.

A kind whose requests can cost much has them in COSTLY: each is another one, so that no cache answers.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from itertools import count
from random import Random
from typing import Any

from server.wire.protocol import MESSAGES
from tests.tools.raw import Raw
from tests.wire.asking import ALL_FORMS, CLASS_FORMS

from .network import BESIDE, Begun, crowd

STEPS_18 = 178_097_533_472
CROWD = 20
PAUSE = 0.05  # seconds between two messages of a viewer
AT_ONCE = 20  # messages sent at a time where there is no pause; a thousand a second are allowed

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
    "questions": lambda random: {
        **BITS,
        **_window(random, 10**11),
        "about": ["next"],
    },
    "tried": lambda random: {**BITS, "step": random.randrange(STEPS_18)},
    "outline": lambda random: {**BITS, "start": random.randrange(10**6), "stop": STEPS_18, "width": 4096},
    "solutions": lambda random: {**BITS, **_window(random, 6 * 10**8)},
    "classes": lambda random: {"algorithm": "bitmask", "n": 12, **_window(random, 1000)},
    "lesson": lambda random: {"text": f"{LESSON}{random.randrange(10**6)}"},
    "count": lambda random: {"n": random.randrange(13, 17)},
    "time": lambda random: {"seconds": random.randrange(1, 60), "largest": 18},
}
KINDS = tuple(MESSAGES)


def _window(random: Random, most: int) -> dict[str, int]:
    start = random.randrange(most)
    return {"start": start, "stop": start + 256}


def flood(kind: str, *, pauses: bool, address: str, begun: Begun) -> None:
    """Whoever is sent away comes back. In a class all are hosts of it, or pupils with a seat each."""
    random, ids = Random(kind), count(1)
    with Raw(address, source=BESIDE) as opener:
        given = _given(kind, opener)

        def work() -> None:
            with Raw(address, source=BESIDE) as viewer:
                own = given(viewer)
                while True:
                    for _ in range(1 if pauses else AT_ONCE):
                        fields = COSTLY[kind](random) if kind in COSTLY else own
                        viewer.line.settimeout(10)
                        viewer.say(json.dumps({"type": kind, "id": next(ids), **fields}))
                    _take_answers(viewer, PAUSE if pauses else PAUSE * AT_ONCE / 50)

        crowd(CROWD, work, begun)
        while True:
            time.sleep(1)


def _take_answers(viewer: Raw, seconds: float) -> None:
    """Read all that comes. Raises OSError at the end of the connection."""
    end = time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0:
        viewer.line.settimeout(left)
        with suppress(TimeoutError):
            if not viewer.line.recv(65536):
                raise ConnectionResetError


def _given(kind: str, opener: Raw) -> Callable[[Raw], dict[str, Any]]:
    """A function that says what a viewer's messages hold, in a class that is open if they are about one."""
    form = {name: value for name, value in ALL_FORMS[kind].items() if name not in ("type", "id")}
    if kind not in CLASS_FORMS:
        return lambda _: form
    code = _ask(opener, "open")["code"]
    if kind == "open":
        return lambda _: form
    if "seat" in form:
        return lambda viewer: {**form, "code": code, "seat": _ask(viewer, "join", code=code).get("seat", form["seat"])}
    return lambda _: {**form, "code": code}


def _ask(viewer: Raw, kind: str, **fields: Any) -> dict[str, Any]:
    viewer.say(json.dumps(CLASS_FORMS[kind] | fields))
    answer: dict[str, Any] = json.loads(viewer.hear())
    return answer


def programs(kind: str) -> dict[str, Callable[[str, Begun], None]]:
    """The floods of one kind, by words for how often."""
    return {
        "20 times a second": partial(_flood, kind, True),
        "at full rate": partial(_flood, kind, False),
    }


def _flood(kind: str, pauses: bool, address: str, begun: Begun) -> None:
    flood(kind, pauses=pauses, address=address, begun=begun)
