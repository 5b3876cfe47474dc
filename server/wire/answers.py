"""Answers to requests, made by work that can pause. They have no `id` yet, so viewers can share them.

A window of steps is encoded once and cached for all viewers: a class that watches one step costs one encoding.
"""

from typing import Any, cast

from ..config.limits import LARGEST_WINDOW, LONGEST_SENT, WINDOW_BYTES
from ..formats.encoding import embed, step_object
from ..formats.encoding import encode as encode_json
from ..jobs.warming import kernels
from ..lessons.lesson import lesson_object
from ..search.algorithms.algorithm import Run
from ..search.compiled import is_compiled
from ..search.counting.jobs import processors
from ..search.pausable import Pausable, Pauses
from ..search.questions.ask import ask_questions
from ..search.trace.events import NotWithin
from ..search.trace.find import What
from ..search.trace.pausing import PausingTrace
from .cache import Cache
from .checks import BadRequest
from .replies import Reply
from .requests import By, Describe, Find, Outline, Questions, Read, ReadLesson, SubtreeCounts
from .run import trace_of

LARGEST_PLAIN = 16  # n; in a larger film a jump takes up to seconds without compiled loops
OVERHEAD = 1024  # approximate bytes of a cached window beyond its content, which may be empty


def begin(kind: str, run: Run) -> dict[str, Any]:
    """Return the first fields of an answer about a run."""
    fields = run.fields()
    del fields["goal"]
    return {"type": kind, **fields}


def describe(request: Describe) -> Pauses[Reply]:
    """Return the sizes of a trace: exact, or estimated, with the standard error of the estimate."""
    run, trace = request.run, trace_of(request.run)
    reply, total = begin("description", run), trace.total
    state = kernels().state
    if run.n > LARGEST_PLAIN and state in ("installing", "warming") and not is_compiled():
        reply["plain"] = state
    reply |= {name: total and getattr(total, name) for name in ("steps", "placements", "solutions", "checks")}
    reply["exact"] = total is not None
    if total:
        return reply
    reply["reached"] = trace.reached
    if run.goal == "first":
        return reply  # probes cannot locate the first solution
    guess = yield from trace.pausing.estimate()
    return reply | {"estimate": format_power(guess.value), "error": format_power(guess.error)}


def format_power(value: float) -> str:
    """Return a large number as text, such as 3.4e15."""
    digits, exponent = f"{value:.1e}".split("e")
    return f"{digits}e{int(exponent)}"


def read(request: Read) -> Pauses[Reply]:
    """Return a window of steps, or the beginning of a large one. Raises BadRequest and NotReady."""
    trace = trace_of(request.run)
    if request.by == "checks" and trace.size is None:
        raise BadRequest(f"by cannot be checks for n = {request.run.n}, since not every step can be read at once")
    stop = max(0, min(request.stop, request.start + LARGEST_WINDOW * request.stride))
    if trace.horizon is not None:
        stop = min(stop, request.start + trace.horizon)
    window = yield from encode_window(request.run, request.start, stop, request.stride, request.by)
    reply = begin("steps", request.run) | {"start": request.start, "stride": request.stride}
    return reply | ({"by": request.by} if request.by != "steps" else {}) | {"steps": embed(window)}


def find(request: Find) -> Pauses[Reply]:
    """Return the target step; if the search gave up, the number of steps that it looked through."""
    trace = trace_of(request.run)
    if trace.size is None or request.start < trace.size:
        try:
            return {"type": "found", "step": (yield from look_for(request, trace.pausing))}
        except NotWithin as limit:
            return {"type": "found", "step": None, "searched": limit.steps}
        except IndexError:
            pass  # the trace has turned out to end before it
    raise BadRequest(f"from must be a step of this trace, 0 to {len(trace) - 1}, not {request.start}")


def look_for(request: Find, trace: PausingTrace) -> Pauses[int | None]:
    match request.what:
        case "line":
            return trace.find_line(request.line, request.start, request.direction)
        case "square":
            return trace.find_square(*request.square, request.start, request.direction)
        case "queens":
            return trace.find_queens(request.queens)
        case what:
            return trace.find(cast(What, what), request.start, request.direction, number=request.number)


def ask(request: Questions) -> Pauses[Reply]:
    """Return the questions about a window of steps, or about the beginning of a large one."""
    stop = min(request.stop, request.start + LARGEST_WINDOW)
    questions = []
    for each in ask_questions(trace_of(request.run).pausing, request.start, stop, request.about):
        if each:
            questions.append({name: getattr(each, name) for name in each.__slots__})
        yield
    return begin("questions", request.run) | {"start": request.start, "questions": questions}


def count_subtrees(request: SubtreeCounts) -> Pauses[Reply]:
    """Return the solutions below each square that was tried on the way to a step."""
    trace = trace_of(request.run)
    try:
        queens, rows = yield from trace.pausing.subtree_counts(request.step)
    except IndexError:
        raise BadRequest(f"step must be a step of this trace, 0 to {len(trace) - 1}, not {request.step}") from None
    return begin("tried", request.run) | {"step": request.step, "queens": queens, "rows": rows}


def draw_outline(request: Outline) -> Pausable[Reply]:
    """Return the outline of a range of steps."""
    trace = trace_of(request.run)
    if trace.size is not None and request.start >= trace.size:
        raise BadRequest(f"start must be a step of this trace, 0 to {trace.size - 1}, not {request.start}")
    drawn = yield from trace.pausing.outline(
        request.start, request.stop, request.width, exact=request.exact, threads=processors()
    )
    return begin("outline", request.run) | {name: getattr(drawn, name) for name in drawn.__slots__}


def read_lesson(request: ReadLesson) -> Pauses[Reply]:
    """Parse a viewer's own lesson, which is not stored; return its readable parts and its faults, by line."""
    from ..lessons.check import checking  # imported late: it loads a Markdown parser

    lesson = yield from checking(request.text, LONGEST_SENT)
    faults = [{"line": fault.line, "text": fault.sentence(request.language)} for fault in lesson.faults]
    return {"type": "lesson", **lesson_object(lesson), "faults": faults}


def window_cost(window: bytes) -> int:
    """Return the approximate memory of a cached window, in bytes."""
    return len(window) + OVERHEAD


WINDOWS: Cache[tuple[Run, int, int, int, By], bytes] = Cache(WINDOW_BYTES, window_cost)


def encode_window(run: Run, start: int, stop: int, stride: int, by: By = "steps") -> Pauses[bytes]:
    """Return the steps of a window as a JSON array."""
    key = run, start, stop, stride, by
    if (known := WINDOWS.get(key)) is not None:
        return known
    frames: dict[int, Any] = {}  # by identity, since neighbouring steps share most of their frames
    encoded = bytearray()  # one buffer: separate pieces of many windows under way would take several times the memory
    trace = trace_of(run).pausing
    for step in (trace.read if by == "steps" else trace.read_checks)(start, stop, stride):
        if step:
            encoded += b"," if encoded else b"["
            encoded += encode_json(step_object(step, frames))
            stack = step.stack or ()  # keeps its frames alive until the next step
            frames = {id(frame): frames[id(frame)] for frame in stack}
        yield
    encoded += b"]" if encoded else b"[]"
    window = bytes(encoded)
    WINDOWS.put(key, window)
    return window
