"""The wire's answers: what a request gets back, as one JSON text. No socket.

The same window of steps is encoded once and kept while there is room, whoever asks for it: a class that watches the
same step costs one encoding. An answer's `id` is put around the kept bytes.
"""

from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from threading import Condition
from typing import Any

import orjson
from cachetools import LRUCache, cached
from typing_extensions import assert_never

from .protocol import BadRequest, Describe, Find, Id, Read, Run, parse
from .search.reach import STRETCH, NotReady
from .search.step import Step
from .search.trace import Trace

LARGEST_WINDOW = 256  # steps in one answer
WINDOW_BYTES = 32 * 2**20  # encoded windows that are kept, in bytes
OVERHEAD = 1024  # bytes that a kept window takes beyond its own, roughly: windows may be empty
TRACES = 64  # traces that are kept (with their tables: at most a megabyte each)


def answer(text: str | bytes) -> str:
    """The answer to one message; whatever the message is, there is one."""
    id: Id | None = None  # noqa: A001 - the wire's name
    try:
        request = parse(text)
        id = request.id  # noqa: A001
        match request:
            case Describe():
                reply = description(request)
            case Read():
                reply = steps(request)
            case Find():
                reply = found(request)
            case _:
                assert_never(request)
    except BadRequest as error:
        reply = failure(id if error.id is None else error.id, "bad_request", str(error))
    except NotReady as error:
        reply = failure(id, "not_ready", str(error))
    return orjson.dumps(reply).decode()


def failure(id: Id | None, code: str, message: str) -> Mapping[str, Any]:  # noqa: A002
    return {"type": "error", "id": id, "code": code, "message": message}


def description(request: Describe) -> Mapping[str, Any]:
    """Sizes of a trace: exact, or estimated with the standard error of the estimate."""
    run, trace = request.run, trace_of(request.run)
    reply: dict[str, Any] = {"type": "description", "id": request.id, "algorithm": run.algorithm, "n": run.n}
    if total := trace.total:
        counts = {"steps": total.steps, "placements": total.placements, "solutions": total.solutions}
        return reply | counts | {"exact": True}
    guess = trace.estimate
    return reply | {
        "steps": None,
        "placements": None,
        "solutions": None,
        "exact": False,
        "estimate": power(3 * guess.placements),
        "error": power(3 * guess.error),
        "reached": trace.reached,
    }


def power(value: float) -> str:
    """A large number as text, like 3.4e15."""
    digits, exponent = f"{value:.1e}".split("e")
    return f"{digits}e{int(exponent)}"


def steps(request: Read) -> Mapping[str, Any]:
    """A window of steps, or as much of it as is given at once."""
    stop = min(request.stop, request.start + LARGEST_WINDOW * request.stride)
    if not trace_of(request.run).indexed:
        stop = min(stop, request.start + STRETCH)
    window = encoded_window(request.run, request.start, stop, request.stride)
    return {
        "type": "steps",
        "id": request.id,
        "algorithm": request.run.algorithm,
        "n": request.run.n,
        "start": request.start,
        "stride": request.stride,
        "steps": orjson.Fragment(window),
    }


def found(request: Find) -> Mapping[str, Any]:
    """The step looked for."""
    trace = trace_of(request.run)
    if trace.size is None or request.start < trace.size:
        with suppress(IndexError):  # the end turned out to lie before it
            step = trace.find(request.what, request.start, request.direction, number=request.number)
            return {"type": "found", "id": request.id, "step": step}
    raise BadRequest(f"from must be a step of this trace, 0 to {len(trace) - 1}, not {request.start}", request.id)


def weight(window: bytes) -> int:
    """The bytes that a kept window costs, with what is kept around it."""
    return len(window) + OVERHEAD


@cached(LRUCache(WINDOW_BYTES, getsizeof=weight), condition=Condition())
def encoded_window(run: Run, start: int, stop: int, stride: int) -> bytes:
    """The steps of a window as a JSON array."""
    return orjson.dumps([step_object(step) for step in trace_of(run).read(start, stop, stride)])


@lru_cache(TRACES)
def trace_of(run: Run) -> Trace:
    return Trace(run.algorithm, run.n, run.goal)


def step_object(step: Step) -> Mapping[str, Any]:
    """A step as it travels: its fields by their names; orjson writes tuples and frames as they are."""
    return {name: getattr(step, name) for name in Step.__slots__}
