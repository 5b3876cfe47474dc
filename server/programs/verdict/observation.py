"""Observe a run in one walk: its functions, their outermost calls, its printing, and the treatment of full boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from ..board.codes import format_code
from ..board.film import Change
from ..recording.recording import Moment, Recording
from ..recording.state import CALL, LINE, MODULE, RETURN, YIELD, Code, State
from .functions import Function, find_needed, find_promising

MOST_CALLS = 5_000  # outermost calls to keep of one function: one with more of them is no search

Treatment = frozenset[tuple[int, str]]  # lines and results: the program's reaction to a full board


@dataclass(frozen=True)
class Call:
    """An outermost call of a function: its first event, its last one (None while it is open), its result as text."""

    start: int
    end: int | None
    text: str


@dataclass
class Observation:
    """Facts of one walk over a run.

    - `functions`: counts of the program's functions, in the order of their first calls;
    - `calls`: the outermost calls of each function; `printing`: events that print, with their lines;
    - `treatments`: the program's reactions to full boards, by the event of the board;
    - `yielded`: texts of lists that generators yield; `stored`: texts of lists in the module's names at the end;
    - `returned`: the result of the call that was to be watched, as text, "" without one.
    """

    functions: list[Function] = field(default_factory=list)
    calls: dict[str, list[Call]] = field(default_factory=dict)
    printing: dict[int, int] = field(default_factory=dict)
    treatments: dict[int, Treatment] = field(default_factory=dict)
    yielded: dict[str, None] = field(default_factory=dict)
    stored: list[str] = field(default_factory=list)
    returned: str = ""

    @property
    def results(self) -> list[str]:
        """The results of outermost calls that are lists, tuples or sets, as texts."""
        return [call.text for calls in self.calls.values() for call in calls if call.text[:1] in ("[", "(", "{")]


class _Observer:
    def __init__(self, recording: Recording, changes: Sequence[Change]) -> None:
        self.observation = Observation()
        self._promising, self._needed = find_promising(recording.source), find_needed(recording.source)
        self._found: dict[str, Function] = {}
        self._open = Counter[str]()
        self._starts: dict[str, int] = {}
        self._printing = {event for event, _ in recording.output()}
        self._ends = [change.event for change in changes[1:]] + [recording.count]
        self._changes = changes
        self._next = 0  # index of the next change
        self._full: tuple[int, int, int] | None = None  # a full board: its event, its end, the depth of its call
        self._seen: set[tuple[int, str]] = set()

    def add(self, moment: Moment) -> None:
        if moment.event in self._printing:
            self.observation.printing[moment.event] = moment.line
        stack = moment.state.stack
        if not stack:
            return
        self._follow_board(moment)
        if moment.kind == YIELD and type(moment.value) in (list, dict) and len(self.observation.yielded) < MOST_CALLS:
            self.observation.yielded[format_code(moment.state, moment.value)] = None
        if moment.kind in (CALL, RETURN) and stack[-1].function != MODULE:
            self._count(moment)

    def _count(self, moment: Moment) -> None:
        name = moment.state.stack[-1].function
        function = self._found.get(name)
        if function is None:
            last = name.rpartition(".")[2]
            function = self._found[name] = Function(name, promises=last in self._promising, needed=last in self._needed)
        if moment.kind == CALL:
            if not self._open[name]:
                self._starts[name] = moment.event
            self._open[name] += 1
            function.add_call(self._open[name])
            return
        self._open[name] -= 1
        if moment.value != {"x": 1}:  # an exception is no result
            function.add_result(moment.value)
        if not self._open[name]:
            calls = self.observation.calls.setdefault(name, [])
            if len(calls) < MOST_CALLS:
                calls.append(Call(self._starts.pop(name, 0), moment.event, format_code(moment.state, moment.value)))

    def _follow_board(self, moment: Moment) -> None:
        changes, event = self._changes, moment.event
        if self._full and (event >= self._full[1] or len(moment.state.stack) < self._full[2]):
            self._end_board()
        if self._next < len(changes) and event >= changes[self._next].event:
            change = changes[self._next]
            self._end_board()
            self._next += 1
            if len(change.squares) == change.size:
                self._full = event, self._ends[self._next - 1], len(moment.state.stack)
        if self._full:
            self._note(moment)

    def _note(self, moment: Moment) -> None:
        if moment.kind == LINE:
            self._seen.add((moment.line, ""))
        elif moment.kind == RETURN:
            value = moment.value
            self._seen.add(
                (moment.line, "nothing" if value is None else "yes" if is_yes(value, moment.state) else "no")
            )

    def _end_board(self) -> None:
        if self._full:
            self.observation.treatments[self._full[0]] = frozenset(self._seen)
        self._full, self._seen = None, set()

    def finish(self) -> None:
        self._end_board()
        for name, start in self._starts.items():
            self.observation.calls.setdefault(name, []).append(Call(start, None, ""))
        self.observation.functions = [*self._found.values()]


def is_yes(value: Code, state: State) -> bool:
    """Return True for a value that Python counts as true."""
    resolved = state.resolve(value)
    return bool(resolved) and resolved not in ({"t": []}, {"s": []}, {"d": []}, {"q": []})


def observe(recording: Recording, changes: Sequence[Change] = ()) -> Observation:
    """Walk over a recording once and return the facts. `changes` is the film of its board."""
    observer = _Observer(recording, changes)
    observation = observer.observation
    state: State | None = None
    for moment in recording.walk():
        observer.add(moment)
        state = moment.state
    if state:
        lists = (code for code in map(state.resolve, state.globals.values()) if type(code) in (list, dict))
        observation.stored = [format_code(state, code) for code in lists]
    observer.finish()
    ended = [call for calls in observation.calls.values() for call in calls if call.end is not None]
    if recording.header.get("call") and ended:
        observation.returned = max(ended, key=lambda call: call.end or 0).text
    return observation
