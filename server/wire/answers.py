"""Makes the answers to requests.

A window of steps is encoded once and cached for all viewers, so a class that watches the same step costs one encoding.
The answer's `id` is added around the cached bytes.
"""

from collections.abc import Mapping
from threading import Condition
from typing import Any, cast

import orjson
from cachetools import LRUCache, cached

from ..config.limits import LARGEST_WINDOW, WINDOW_BYTES
from ..formats.steps import step_object
from ..search.questions.ask import list_questions
from ..search.trace.events import NotWithin
from ..search.trace.find import What
from ..search.trace.trace import Trace
from .checks import BadRequest, Id
from .requests import By, Describe, Find, Outline, Questions, Read, Run, SubtreeCounts
from .traces import trace_of

OVERHEAD = 1024  # about how many bytes a cached window takes beyond its own; windows may be empty


def encode(reply: Mapping[str, Any]) -> str:
    """An answer as JSON text."""
    return orjson.dumps(reply).decode()


def failure(id: Id | None, code: str, message: str) -> Mapping[str, Any]:
    return {"type": "error", "id": id, "code": code, "message": message}


def describe(request: Describe) -> Mapping[str, Any]:
    """The sizes of a trace: exact, or estimated with the standard error of the estimate."""
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
        return reply  # probes cannot tell where the first solution is
    guess = trace.estimate
    return reply | {"estimate": format_power(guess.value), "error": format_power(guess.error)}


def format_power(value: float) -> str:
    """A large number as text, such as 3.4e15."""
    digits, exponent = f"{value:.1e}".split("e")
    return f"{digits}e{int(exponent)}"


def read(request: Read) -> Mapping[str, Any]:
    """A window of steps, or as much of it as one answer may hold."""
    trace = trace_of(request.run)
    if request.by == "checks" and trace.size is None:
        raise BadRequest(f"by cannot be checks for n = {request.run.n}, since not every step can be read at once")
    stop = min(request.stop, request.start + LARGEST_WINDOW * request.stride)
    if trace.horizon is not None:
        stop = min(stop, request.start + trace.horizon)
    window = encode_window(request.run, request.start, stop, request.stride, request.by)
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


def find(request: Find) -> Mapping[str, Any]:
    """The step looked for; if the search gave up, the number of steps that it looked through."""
    trace = trace_of(request.run)
    reply = {"type": "found", "id": request.id}
    if trace.size is None or request.start < trace.size:
        try:
            return reply | {"step": look_for(request, trace)}
        except NotWithin as limit:
            return reply | {"step": None, "searched": limit.steps}
        except IndexError:
            pass  # the trace turned out to end before it
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


def ask(request: Questions) -> Mapping[str, Any]:
    """What can be asked about a window of steps, or about as much of it as one answer may hold."""
    stop = min(request.stop, request.start + LARGEST_WINDOW)
    asked = list_questions(trace_of(request.run), request.start, stop, request.about)
    run = {"algorithm": request.run.algorithm, "n": request.run.n}
    questions = [{name: getattr(each, name) for name in each.__slots__} for each in asked]
    return {"type": "questions", "id": request.id} | run | {"start": request.start, "questions": questions}


def count_subtrees(request: SubtreeCounts) -> Mapping[str, Any]:
    """The solutions below each square that was tried on the way to a step."""
    trace = trace_of(request.run)
    try:
        queens, rows = trace.subtree_counts(request.step)
    except IndexError:
        raise BadRequest(f"step must be a step of this trace, 0 to {len(trace) - 1}, not {request.step}") from None
    run = {"algorithm": request.run.algorithm, "n": request.run.n}
    return {"type": "tried", "id": request.id} | run | {"step": request.step, "queens": queens, "rows": rows}


def draw_outline(request: Outline) -> Mapping[str, Any]:
    """The outline of a range of steps."""
    trace = trace_of(request.run)
    if trace.size is not None and request.start >= trace.size:
        raise BadRequest(f"start must be a step of this trace, 0 to {trace.size - 1}, not {request.start}")
    from ..search.counting.threads import processors  # here, because it imports numba

    drawn = trace.outline(request.start, request.stop, request.width, exact=request.exact, parts=processors())
    run = {"algorithm": request.run.algorithm, "n": request.run.n}
    return {"type": "outline", "id": request.id} | run | {name: getattr(drawn, name) for name in drawn.__slots__}


def window_cost(window: bytes) -> int:
    """About how many bytes of memory a cached window takes."""
    return len(window) + OVERHEAD


@cached(LRUCache(WINDOW_BYTES, getsizeof=window_cost), condition=Condition())
def encode_window(run: Run, start: int, stop: int, stride: int, by: By = "steps") -> bytes:
    """The steps of a window as a JSON array."""
    frames: dict[int, orjson.Fragment] = {}  # by identity, since neighbouring steps share most of their frames
    trace = trace_of(run)
    steps = list((trace.read if by == "steps" else trace.read_checks)(start, stop, stride))
    return orjson.dumps([step_object(step, frames) for step in steps])
