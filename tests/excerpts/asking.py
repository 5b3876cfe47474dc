"""Requests about an excerpt, with the answers of the server."""

import json
from collections.abc import Iterator
from typing import Any

from server.excerpts.excerpt import record
from server.search.algorithms.algorithm import Run
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.pausable import finish
from server.search.puzzle.board import parse_board
from server.search.questions.kinds import KINDS
from server.wire.protocol import answer, parse
from server.wire.replies import encode

Json = Any


def excerpt_of(algorithm: str, n: int, start: int = 0, stop: int | None = None, board: str | None = None) -> Json:
    """Return an excerpt as it is stored: through JSON."""
    run = Run(algorithm, n, "all", board if board is None else parse_board(board))
    return json.loads(json.dumps(finish(record(run, start, stop))))


def asked(packed: Json) -> Iterator[Json]:
    """Yield requests that an excerpt can answer; for a stretch, those with answers in it."""
    for request in requests(packed):
        message = {**request, **packed["run"]}
        text = encode(finish(answer(parse(json.dumps({**message, "id": 0})))), 0)
        reply = json.loads(text)
        del reply["id"]
        if lies_within(packed, reply):
            yield {"request": message, "answer": reply}


def lies_within(packed: Json, reply: Json) -> bool:
    """Return True if the step found is recorded, or nothing is found in a whole trace."""
    if reply["type"] != "found" or packed["stop"] - packed["start"] == packed["description"]["steps"]:
        return True
    return reply["step"] is not None and packed["start"] <= reply["step"] < packed["stop"]


def requests(packed: Json) -> Iterator[Json]:
    start, stop = packed["start"], packed["stop"]
    yield {"type": "describe"}
    for stride in (1, 7, 64):
        for first in range(start, stop - 64 * stride, 32 * stride + 3):
            yield {"type": "read", "start": first, "stop": first + 64 * stride, "stride": stride}
    for step in range(start, stop, 5):
        yield {"type": "tried", "step": step}
        yield from finds(packed, step)
    for first in range(start, stop - 40, 70):
        yield {"type": "questions", "start": first, "stop": first + 40}
        yield {"type": "questions", "start": first, "stop": first + 40, "about": [*KINDS][::-2]}
    for width in (30, 200, 4000):
        for first, end in ((start, stop), (start + 10, stop - 9), (start + 17, start + 40)):
            yield {"type": "outline", "start": first, "stop": end, "width": width}
    if packed["outline"] is None:
        yield from requests_to_all(packed)


def requests_to_all(packed: Json) -> Iterator[Json]:
    """Yield requests that only a whole trace can answer."""
    steps, checks = packed["description"]["steps"], packed["description"]["checks"]
    yield {"type": "read", "start": steps - 20, "stop": steps + 100}
    yield {"type": "outline", "start": 0, "stop": steps + 10, "width": 100}
    for stride in (1, 9):
        yield {"type": "read", "start": 0, "stop": checks, "stride": stride, "by": "checks"}
        yield {"type": "read", "start": checks - 5, "stop": checks + 5, "stride": stride, "by": "checks"}
    for first, end in ((0, 1), (1, 9), (0, 100)):
        yield {"type": "solutions", "start": first, "stop": end}
    for number in (1, 2, 3, 1000):
        yield {"type": "find", "what": "solution", "number": number}
        yield {"type": "find", "what": "dead_end", "number": number}
    if packed["run"]["algorithm"] != "naive":
        for queens in ([0], [1, 3], [1, 3, 0], [2, 0, 3], [0, 2]):
            yield {"type": "find", "what": "queens", "queens": queens}


def finds(packed: Json, step: int) -> Iterator[Json]:
    run = packed["run"]
    lines = len(ALGORITHMS[run["algorithm"]].listing().splitlines())
    for direction in ("forward", "backward"):
        for what in ("solution", "dead_end", "over", "out"):
            yield {"type": "find", "what": what, "from": step, "direction": direction}
        yield {"type": "find", "what": "line", "line": 1 + step % lines, "from": step, "direction": direction}
        square = [step % run["n"], step // 3 % run["n"]]
        yield {"type": "find", "what": "square", "square": square, "from": step, "direction": direction}
