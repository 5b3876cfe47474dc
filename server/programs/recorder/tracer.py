"""Trace function for the events of the learner's own file, and of other files in its folder.

Library functions, comprehensions, lambdas and class bodies have no events.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from types import FrameType
from typing import Any

from .chunks import Chunks
from .effects import NOTHING, Effect
from .ends import Enough, Stop, describe
from .objects import GONE, Objects
from .options import Options, used_memory
from .plans import MODULE, Plan, Plans
from .tracked import Frame, Names
from .values import SCALARS, Code, encode

CALL, LINE, RETURN, YIELD, RESUME, RAISE = "clryse"
TraceFunction = Callable[[FrameType, str, Any], Any]

PAUSE = 0.02  # seconds between two checks of the bounds on time and memory
FEW = 4  # calls between two checks of the stack's room, so that they cost little
PARKED = 1_000  # suspended generators; beyond that the oldest is dropped
SILENT = (StopIteration, StopAsyncIteration, GeneratorExit, Enough)  # the ordinary ends of loops and generators


class Tracer:
    """Tracer of a program whose module's globals are `space`; `stop` ends the program for a reason."""

    def __init__(
        self, plans: Plans, objects: Objects, chunks: Chunks, options: Options, space: dict[str, Any], stop: Stop
    ) -> None:
        self._plans, self._objects, self._chunks, self._space, self._stop = plans, objects, chunks, space, stop
        self._bounds, self._has_room, self._memory = options.bounds, options.has_room, used_memory()
        self._globals = Names()
        self._width, self._data = -1, list[str]()  # of the globals: their number, and the names of data
        self._stack: list[Frame] = []
        self._parked: dict[FrameType, Frame] = {}
        self.calls = self._entered = 0  # the calls recorded so far, including the module's; all calls
        self._latest: Frame | None = None  # the call of the last event
        self._due = perf_counter()  # time of the next check
        self._until = self._due + options.bounds.seconds
        self.depth = options.bounds.depth  # open calls at which the program is ended
        self.goes_deeper = False  # at that depth the program runs on, but is not recorded any more
        self.is_over = False

    @property
    def lines(self) -> list[int]:
        """The current lines of the open calls, the innermost last."""
        return [one.line for one in self._stack]

    def trace(self, frame: FrameType, event: str, argument: object) -> TraceFunction | None:  # noqa: ARG002 - as Python calls it
        """Trace the calls of the program, as the function for `sys.settrace`."""
        self._entered += 1
        if self._entered % FEW == 0:
            if not self._has_room():
                self._stop("recursion")
            if self.is_over and (now := perf_counter()) > self._due:
                self._check(now)
        if self.is_over:
            return None
        plan = self._plans.find(frame.f_code)
        if plan is None:
            return None
        try:
            return self._enter(frame, plan)
        except MemoryError:
            self._stop("memory")

    def _enter(self, frame: FrameType, plan: Plan) -> TraceFunction:
        if self._chunks.is_empty:
            self._begin_chunk()
        state = self._parked.pop(frame, None)
        if state is None:
            state = Frame(self.calls, plan, 1)
            self.calls += 1
            self._stack.append(state)
            self._note(CALL, frame, state, *((plan.name, plan.file) if plan.file else (plan.name,)))
        else:
            self._stack.append(state)
            self._note(RESUME, frame, state, state.number)
        if len(self._stack) >= self.depth:
            if not self.goes_deeper:
                self._stop("recursion")
            self.is_over = True
        return self._follow(state)

    def _follow(self, state: Frame) -> TraceFunction:
        """Return the trace function of one call."""

        def follow(frame: FrameType, event: str, argument: Any) -> TraceFunction | None:
            if self.is_over:
                return None
            try:
                if self._chunks.is_empty:
                    self._begin_chunk()
                if event == "line":
                    state.raised = False
                    self._note(LINE, frame, state)
                elif event == "return":
                    self._leave(frame, state, argument)
                elif event == "exception":
                    state.raised = True
                    if not issubclass(argument[0], SILENT):
                        self._note(RAISE, frame, state, describe(argument[0], argument[1]))
            except MemoryError:
                self._stop("memory")
            return follow

        return follow

    def _leave(self, frame: FrameType, state: Frame, value: object) -> None:
        yields = not state.raised and state.plan.yields_at(frame.f_lasti)
        left = state.raised and value is None  # by an exception, which is no result
        code = GONE if left else encode(value, lambda one: {"r": type(one).__name__})
        self._note(YIELD if yields else RETURN, frame, state, *(() if code is None else (code,)))
        self._stack.pop()
        if yields:
            self._parked[frame] = state
            if len(self._parked) > PARKED:
                del self._parked[next(iter(self._parked))]
        else:
            self._objects.numbers.release_all(state.names)

    def _begin_chunk(self) -> None:
        """Start a chunk with the state before its first event, at that event: a returning call is removed only then."""
        open_ = [*self._stack, *self._parked.values()]
        head = {
            "frames": self.calls,
            "stack": [one.code() for one in self._stack],
            "parked": [one.code() for one in self._parked.values()],
            "globals": dict(self._globals.code),
            "heap": self._objects.numbers.collect([self._globals, *(one.names for one in open_)]),
        }
        self._chunks.start_chunk(head)

    def _note(self, kind: str, frame: FrameType, state: Frame, *more: Code) -> None:
        self._objects.start_event(self._chunks.count)
        undisturbed = self._latest is state and kind in (LINE, RETURN, RAISE)
        effect = state.plan.effects.get(state.line, NOTHING) if undisturbed else None
        self._latest, state.line = state, max(1, frame.f_lineno)  # Python 3.11 begins a module in line 0
        changes: tuple[Code, Code, Code] = self._look(frame, state, effect) if effect != NOTHING else (None, None, None)
        self._chunks.add(kind, state.line, *changes, more)
        now = perf_counter()
        if now > self._due:
            self._check(now)
        if self._chunks.count >= self._bounds.events:
            self._stop("events")

    def _look(self, frame: FrameType, state: Frame, effect: Effect | None) -> tuple[Code, Code, Code]:
        """Return the changes to locals, objects and globals."""
        objects, values = self._objects, frame.f_locals
        is_module = state.plan.name == MODULE
        is_main = is_module and values is self._space
        names = self._globals if is_main else state.names
        if effect is not None and not (
            effect.in_place and any(type(values.get(name)) not in SCALARS for name in effect.names)
        ):
            changed = objects.compare(names, values, effect.names)
        else:
            effect = None
            changed = objects.compare(names, visible(values) if is_module else values)
            objects.look_at(names)
        globals_ = changed if is_main else None
        if is_main:
            changed = None
            self._width = -1
        elif effect is None and frame.f_globals is self._space:
            globals_ = self._look_at_globals()
        return changed, objects.pop_changes(), globals_

    def _look_at_globals(self) -> Code:
        """Compare the globals from within a function: all if there are new ones, else only data."""
        if len(self._space) != self._width:
            changed = self._objects.compare(self._globals, visible(self._space))
            self._width, self._data = len(self._space), list(self._globals.code)
        else:
            changed = self._objects.compare(self._globals, self._space, self._data)
        self._objects.look_at(self._globals)
        return changed

    def _check(self, now: float) -> None:
        """Stop at the bounds on time and memory, and flush a chunk that is due."""
        self._due = now + PAUSE
        self._chunks.flush_if_due(now)
        if now > self._until:
            self._stop("seconds")
        if max(self._chunks.size, self._memory()) > self._bounds.bytes:
            self._stop("memory")


def visible(space: dict[str, Any]) -> dict[str, Any]:
    """Return a module's names without Python's own dunder names."""
    return {name: value for name, value in space.items() if not name.startswith("__")}
