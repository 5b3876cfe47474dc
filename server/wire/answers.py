"""The wire's answers: what a request gets back. No socket.

The same window of steps is encoded once and kept while there is room, whoever asks for it: a class that watches the
same step costs one encoding. An answer's `id` is put around the kept bytes.
"""

from collections.abc import Mapping
from threading import Condition
from typing import Any, cast

import orjson
from cachetools import LRUCache, cached

from ..config.limits import LARGEST_WINDOW, WINDOW_BYTES
from ..formats.steps import step_object
from ..search.trace.events import NotWithin
from ..search.trace.find import What
from ..search.trace.trace import Trace
from .checks import BadRequest, Id
from .requests import By, Describe, Find, Outline, Read, Run, Tried
from .traces import trace_of

OVERHEAD = 1024  # bytes that a kept window takes beyond its own, roughly: windows may be empty


def encoded(reply: Mapping[str, Any]) -> str:
    """An answer as it travels."""
    return orjson.dumps(reply).decode()


def failure(id: Id | None, code: str, message: str) -> Mapping[str, Any]:
    return {"type": "error", "id": id, "code": code, "message": message}


def description(request: Describe) -> Mapping[str, Any]:
    """Sizes of a trace: exact, or estimated with the standard error of the estimate."""
    run, trace = request.run, trace_of(request.run)
    reply: dict[str, Any] = {"type": "description", "id": request.id, "algorithm": run.algorithm, "n": run.n}
    if total := trace.total:
        counts = {
            "steps": total.steps,
            "placements": total.placements,
            "solutions": total.solutions,
            "checks": total.checks,
        }
        return reply | counts | {"exact": True}
    reply |= {
        "steps": None,
        "placements": None,
        "solutions": None,
        "checks": None,
        "exact": False,
        "reached": trace.reached,
    }
    if run.goal == "first":
        return reply  # where the first solution lies, no probe can tell
    guess = trace.estimate
    return reply | {"estimate": power(guess.value), "error": power(guess.error)}


def power(value: float) -> str:
    """A large number as text, like 3.4e15."""
    digits, exponent = f"{value:.1e}".split("e")
    return f"{digits}e{int(exponent)}"


def steps(request: Read) -> Mapping[str, Any]:
    """A window of steps, or as much of it as is given at once."""
    trace = trace_of(request.run)
    if request.by == "checks" and trace.size is None:
        raise BadRequest(f"by can be checks where every step is at hand, and for n = {request.run.n} that is not so")
    stop = min(request.stop, request.start + LARGEST_WINDOW * request.stride)
    if trace.horizon is not None:
        stop = min(stop, request.start + trace.horizon)
    window = encoded_window(request.run, request.start, stop, request.stride, request.by)
    return {
        "type": "steps",
        "id": request.id,
        "algorithm": request.run.algorithm,
        "n": request.run.n,
        "start": request.start,
        "stride": request.stride,
        **({"by": request.by} if request.by != "steps" else {}),
        "steps": orjson.Fragment(window),
    }


def found(request: Find) -> Mapping[str, Any]:
    """The step looked for; where the search was given up, how many steps were looked through."""
    trace = trace_of(request.run)
    reply = {"type": "found", "id": request.id}
    if trace.size is None or request.start < trace.size:
        try:
            return reply | {"step": look_for(request, trace)}
        except NotWithin as limit:
            return reply | {"step": None, "searched": limit.steps}
        except IndexError:
            pass  # the end turned out to lie before it
    raise BadRequest(f"from must be a step of this trace, 0 to {len(trace) - 1}, not {request.start}")


def look_for(request: Find, trace: Trace) -> int | None:
    match request.what:
        case "line":
            return trace.find_line(request.line, request.start, request.direction)
        case "square":
            return trace.find_square(*request.square, request.start, request.direction)
        case "queens":
            return trace.find_queens(request.queens)
        case what:
            return trace.find(cast(What, what), request.start, request.direction, number=request.number)


def tried(request: Tried) -> Mapping[str, Any]:
    """What lies below the squares that were tried along the path to a step."""
    trace = trace_of(request.run)
    try:
        queens, rows = trace.subtree_counts(request.step)
    except IndexError:
        raise BadRequest(f"step must be a step of this trace, 0 to {len(trace) - 1}, not {request.step}") from None
    run = {"algorithm": request.run.algorithm, "n": request.run.n}
    return {"type": "tried", "id": request.id} | run | {"step": request.step, "queens": queens, "rows": rows}


def outline(request: Outline) -> Mapping[str, Any]:
    """What a stretch of steps looks like."""
    trace = trace_of(request.run)
    if trace.size is not None and request.start >= trace.size:
        raise BadRequest(f"start must be a step of this trace, 0 to {trace.size - 1}, not {request.start}")
    from ..search.counting.threads import processors  # it loads what compiles

    drawn = trace.outline(request.start, request.stop, request.width, exact=request.exact, parts=processors())
    run = {"algorithm": request.run.algorithm, "n": request.run.n}
    return {"type": "outline", "id": request.id} | run | {name: getattr(drawn, name) for name in drawn.__slots__}


def weight(window: bytes) -> int:
    """The bytes that a kept window costs, with what is kept around it."""
    return len(window) + OVERHEAD


@cached(LRUCache(WINDOW_BYTES, getsizeof=weight), condition=Condition())
def encoded_window(run: Run, start: int, stop: int, stride: int, by: By = "steps") -> bytes:
    """The steps of a window as a JSON array."""
    frames: dict[int, orjson.Fragment] = {}  # by identity: neighbouring steps share most of their frames
    trace = trace_of(run)
    steps = list((trace.read if by == "steps" else trace.read_checks)(start, stop, stride))
    return orjson.dumps([step_object(step, frames) for step in steps])
