"""Observe a run in one walk: its functions, its printing, its lists, and the treatment of full boards."""

from bisect import bisect_left
from collections.abc import Callable, Sequence

from ..board.codes import format_code
from ..board.film import Change
from ..recording.recording import Moment, Recording
from ..recording.state import CALL, LINE, MODULE, RETURN, YIELD, Code, Names, State
from .functions import Calls, Function
from .lists import Aliases, Marks

MOST_TEXTS = 5_000  # lists that generators yield

Treatment = frozenset[tuple[int, str]]  # lines and results: the program's reaction to a full board


class Observation:
    """Facts of one walk over a run. Add each event, and finish.

    - `functions`: counts of the program's functions, in the order of their first calls;
    - `printing`: events that print, with their lines; `lines`: lines by the events of the board's changes;
    - `treatments`: the program's reactions to full boards, by the event of the board;
    - `stored`: texts of lists that generators yield, and of those in the module's names at the end and in the names of
      outermost calls when they return;
    - `returned`: the result of the call that was to be watched, as text, "" without one;
    - `aliases`: lists that hold one list several times; `marks`: the sets and flags beside the board.
    """

    def __init__(self, recording: Recording, changes: Sequence[Change]) -> None:
        self.aliases, self.marks = Aliases(recording), Marks()
        self.functions: list[Function] = []
        self.printing: list[tuple[int, int]] = []
        self.lines: dict[int, int] = {}
        self.treatments: dict[int, Treatment] = {}
        self.stored: dict[str, None] = {}
        self.returned = ""
        self._calls = Calls(recording.source)
        self._printing = {event for event, _ in recording.output()}
        self._changes = changes
        self._next = 0  # index of the next change
        self._full: tuple[int, int] | None = None  # a full board: its event, the depth of its call
        self._seen: set[tuple[int, str]] = set()

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
        if kind == YIELD and type(moment.value) in (list, dict) and len(self.stored) < MOST_TEXTS:
            self.stored[format_code(moment.state, moment.value)] = None
        name = stack[-1].function
        if kind in (CALL, RETURN) and name != MODULE and self._calls.add(moment):
            self._store(moment.state, stack[-1].names)

    def _store(self, state: State, names: Names) -> None:
        for code in map(state.resolve, names.values()):
            if type(code) in (list, dict):
                self.stored[format_code(state, code)] = None

    def _follow_board(self, moment: Moment) -> None:
        changes, event = self._changes, moment.event
        if self._full and len(moment.state.stack) < self._full[1]:
            self._end_board()
        if self._next < len(changes) and event >= changes[self._next].event:
            change = changes[self._next]
            self._end_board()
            self._next += 1
            self.lines[change.event] = line_of(moment)
            self.marks.add(moment.state, change)
            if len(change.squares) == change.size:
                self._full = event, len(moment.state.stack)
        if self._full:
            self._note(moment)

    def _note(self, moment: Moment) -> None:
        if moment.kind == LINE:
            self._seen.add((moment.line, ""))
        elif moment.kind == RETURN:
            word = "nothing" if moment.value is None else "yes" if is_yes(moment.value, moment.state) else "no"
            is_given = self._full is not None and word == "yes" and len(moment.state.stack) <= self._full[1]
            self._seen.add((moment.line, "given" if is_given else word))

    def _end_board(self) -> None:
        if self._full:
            self.treatments[self._full[0]] = frozenset(self._seen)
        self._full, self._seen = None, set()

    def finish(self, recording: Recording, state: State) -> None:
        """Add the state at the end."""
        self._end_board()
        self._store(state, state.globals)
        self._calls.finish(recording.count)
        self.functions = [*self._calls.found.values()]
        calls = [call for one in self.functions for call in one.outermost]
        if recording.header.get("call") and calls:
            self.returned = max(calls, key=lambda call: call.end).text


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
    """Walk over a recording and the film of its board once, and return the facts. `also` is called at each event."""
    observation = Observation(recording, changes)
    state = State()
    for moment in recording.walk():
        observation.add(moment)
        if also:
            also(moment)
        state = moment.state
    observation.finish(recording, state)
    return observation
