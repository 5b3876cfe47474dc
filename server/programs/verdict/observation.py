"""Observe a run in one walk: its functions, its printing, its lists, and the treatment of full boards."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ..board.codes import format_code
from ..board.film import Change
from ..recording.recording import Moment, Recording
from ..recording.state import CALL, LINE, MODULE, RETURN, YIELD, Code, Names, State
from .functions import Call, Calls, Function
from .lists import Aliases, Marks

MOST_TEXTS = 5_000  # lists that generators yield
MOST_CALLS = 20  # outermost calls of a function whose lists are kept

Treatment = frozenset[tuple[int, str]]  # lines and results: the program's reaction to a full board


@dataclass
class After:
    """Counts of the events after a full board, from the first call or return of a searching function on.

    - `calls`, `lines`: by function; `searching`: the functions that call themselves.
    """

    calls: Counter[str] = field(default_factory=Counter)
    lines: Counter[str] = field(default_factory=Counter)
    searching: set[str] = field(default_factory=set)


class Observation:
    """Facts of one walk over a run. Add each event, and finish.

    - `functions`: counts of the program's functions, in the order of their first calls;
    - `printing`: events that print, with their lines; `lines`: lines by the events of the board's changes;
    - `treatments`: the program's reactions to full boards, by the event of the board; `after`: the events that follow
      its first solution, or its first full board;
    - `yielded`: texts of lists that generators yield; `stored`: texts of lists in the module's names at the end, and in
      those of outermost calls when they return;
    - `returned`: the result of the call that was to be watched, as text, "" without one;
    - `aliases`: lists that hold one list several times; `marks`: the sets and flags beside the board.
    """

    def __init__(self, recording: Recording, changes: Sequence[Change]) -> None:
        self.aliases, self.marks, self.after = Aliases(recording), Marks(), After()
        self.functions: list[Function] = []
        self.printing: list[tuple[int, int]] = []
        self.lines: dict[int, int] = {}
        self.treatments: dict[int, Treatment] = {}
        self.yielded: dict[str, None] = {}
        self.stored: dict[str, None] = {}
        self.returned = ""
        self._calls = Calls(recording.source)
        self._printing = {event for event, _ in recording.output()}
        self._ends = [change.event for change in changes[1:]] + [recording.count]
        self._changes = changes
        self._next = 0  # index of the next change
        full = [change for change in changes if change.placed and len(change.squares) == change.size]
        ends = [*(change.event for change in full if change.solution), *(change.event for change in full)]
        self._first = ends[0] if ends else recording.count
        self._has_accepted = False
        self._full: tuple[int, int, int] | None = None  # a full board: its event, its end, the depth of its call
        self._seen: set[tuple[int, str]] = set()

    @property
    def calls(self) -> dict[str, list[Call]]:
        """The outermost calls of each function."""
        return {one.name: one.outermost for one in self.functions}

    @property
    def results(self) -> list[str]:
        """The results of outermost calls that are lists, tuples or sets, as texts."""
        return [call.text for one in self.functions for call in one.outermost if call.text[:1] in ("[", "(", "{")]

    def line_printing(self, start: int, end: int | None) -> int:
        """Return the line of the first event that prints from `start` on and before `end`; 0 if none does."""
        index = bisect_left(self.printing, (start, 0))
        return next((line for event, line in self.printing[index : index + 1] if end is None or event < end), 0)

    def add(self, moment: Moment) -> None:
        """Add an event."""
        kind = moment.kind
        if moment.event in self._printing:
            self.printing.append((moment.event, moment.line))
        stack = moment.state.stack
        if not stack:
            return
        self._follow_board(moment)
        if moment.heap:
            self.aliases.add(moment)
        if kind == YIELD and type(moment.value) in (list, dict) and len(self.yielded) < MOST_TEXTS:
            self.yielded[format_code(moment.state, moment.value)] = None
        name = stack[-1].function
        if kind in (CALL, RETURN) and name != MODULE:
            self._calls.add(moment)
            if kind == RETURN and len(self._calls.found[name].outermost) <= MOST_CALLS and self._calls.is_closed(name):
                self._store(moment.state, stack[-1].names)
        if moment.event >= self._first:
            self._follow_end(kind, name)

    def _store(self, state: State, names: Names) -> None:
        for code in map(state.resolve, names.values()):
            if type(code) in (list, dict):
                self.stored[format_code(state, code)] = None

    def _follow_end(self, kind: str, name: str) -> None:
        after = self.after
        if not after.searching:
            after.searching = {one.name for one in self._calls.found.values() if one.searches}
            self._has_accepted = not after.searching
        self._has_accepted = self._has_accepted or (name in after.searching and kind in (CALL, RETURN))
        if self._has_accepted:
            after.calls[name] += kind == CALL
            after.lines[name] += kind == LINE

    def _follow_board(self, moment: Moment) -> None:
        changes, event = self._changes, moment.event
        if self._full and (event >= self._full[1] or len(moment.state.stack) < self._full[2]):
            self._end_board()
        if self._next < len(changes) and event >= changes[self._next].event:
            change = changes[self._next]
            self._end_board()
            self._next += 1
            self.lines[change.event] = line_of(moment)
            self.marks.add(moment.state, change)
            if len(change.squares) == change.size:
                self._full = event, self._ends[self._next - 1], len(moment.state.stack)
        if self._full:
            self._note(moment)

    def _note(self, moment: Moment) -> None:
        if moment.kind == LINE:
            self._seen.add((moment.line, ""))
        elif moment.kind == RETURN:
            word = "nothing" if moment.value is None else "yes" if is_yes(moment.value, moment.state) else "no"
            is_given = self._full is not None and word == "yes" and len(moment.state.stack) <= self._full[2]
            self._seen.add((moment.line, "given" if is_given else word))

    def _end_board(self) -> None:
        if self._full:
            self.treatments[self._full[0]] = frozenset(self._seen)
        self._full, self._seen = None, set()

    def finish(self, recording: Recording, state: State) -> None:
        """Add the state at the end."""
        self._end_board()
        self._store(state, state.globals)
        self._calls.finish()
        self.functions = [*self._calls.found.values()]
        ended = [call for one in self.functions for call in one.outermost if call.end is not None]
        if recording.header.get("call") and ended:
            self.returned = max(ended, key=lambda call: call.end or 0).text


def line_of(moment: Moment) -> int:
    """Return the line that runs at an event; for a call, the line that makes it."""
    stack = moment.state.stack
    return stack[-2].line if moment.kind == CALL and len(stack) > 1 else moment.line


def is_yes(value: Code, state: State) -> bool:
    """Return True for a value that Python counts as true."""
    resolved = state.resolve(value)
    return bool(resolved) and resolved not in ({"t": []}, {"s": []}, {"d": []}, {"q": []})


def observe(
    recording: Recording, changes: Sequence[Change] = (), also: Callable[[Moment], object] | None = None
) -> Observation:
    """Walk over a recording once and return the facts.

    Args:
        recording: The run.
        changes: The film of its board.
        also: Called with each moment, to read masks.
    """
    observation = Observation(recording, changes)
    state = State()
    for moment in recording.walk():
        observation.add(moment)
        if also:
            also(moment)
        state = moment.state
    observation.finish(recording, state)
    return observation
