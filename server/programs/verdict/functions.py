"""Counts of the learner's functions: their calls and results."""

import re
from collections import Counter
from dataclasses import dataclass, field

from ..board.codes import format_code
from ..recording.recording import Moment
from ..recording.state import CALL, Code

NOTHING: tuple[Code, ...] = (None, False, 0, [])
MOST_CALLS = 5_000  # outermost calls to keep of one function: one with more of them is no search
FIRST_CALLS = 20  # outermost calls of a function whose lists are kept


@dataclass(frozen=True)
class Call:
    """An outermost call of a function: its first event, its last one, its result as text ("" if it never ends)."""

    start: int
    end: int
    text: str


@dataclass
class Function:
    """Counts for one function of the program.

    - `calls`; `searches`: it calls itself; `returns`: calls that ended;
    - `nothing`, `yes`, `no`: calls that returned None, True or 1, False or 0;
    - `lacking`: calls that returned None where a result is used; `swallowed`: those that did though they had got a
      result from a call of their own;
    - `outermost`: its calls that no other call of it holds.
    """

    name: str
    calls: int = 0
    searches: bool = False
    returns: int = 0
    nothing: int = 0
    yes: int = 0
    no: int = 0
    lacking: int = 0
    swallowed: int = 0
    outermost: list[Call] = field(default_factory=list)

    @property
    def tests(self) -> bool:
        """True if it returns only yes and no, and each at least once."""
        answers = self.yes + self.no
        return not self.searches and answers == self.returns and bool(self.yes) and bool(self.no)

    def add_result(self, value: Code) -> None:
        """Count a result."""
        self.returns += 1
        self.nothing += value is None
        self.yes += value is True or value == 1
        self.no += value is False or (value == 0 and value is not None)

    @property
    def is_silent(self) -> bool:
        """True if it does not hand its own results on, and a caller that needs one gets None."""
        return bool(self.lacking and self.swallowed)


class Calls:
    """The functions of a run, in the order of their first calls. Add each call and each return."""

    def __init__(self, source: str) -> None:
        self.found: dict[str, Function] = {}
        self._lines = source.splitlines()
        self._open = Counter[str]()
        self._starts: dict[str, int] = {}
        self._given: set[int] = set()  # numbers of calls that got a result from a call of the same function

    def add(self, moment: Moment) -> bool:
        """Add a call or a return of a function. Return True if one of its first outermost calls has ended."""
        stack = moment.state.stack
        name = stack[-1].function
        function = self.found.get(name) or self.found.setdefault(name, Function(name))
        if moment.kind == CALL:
            if not self._open[name]:
                self._starts[name] = moment.event
            self._open[name] += 1
            function.calls += 1
            function.searches = function.searches or self._open[name] > 1
            return False
        self._open[name] -= 1
        if moment.value != {"x": 1}:  # an exception is no result
            caller = stack[-2] if len(stack) > 1 else stack[-1]
            function.add_result(moment.value)
            if moment.value is None:
                function.lacking += not self._is_alone(name, caller.line)
                function.swallowed += stack[-1].number in self._given
            if caller.function == name and moment.value not in NOTHING:
                self._given.add(caller.number)
        if not self._open[name] and len(function.outermost) < MOST_CALLS:
            text = format_code(moment.state, moment.value)
            function.outermost.append(Call(self._starts.pop(name, 0), moment.event, text))
        return not self._open[name] and len(function.outermost) <= FIRST_CALLS

    def _is_alone(self, name: str, number: int) -> bool:
        """Return True if a line begins with the call of a function, so that it throws the result away."""
        line = "".join(self._lines[number - 1 : number])
        return re.match(rf"\s*(\w+\.)*{name.rpartition('.')[2]}\(", line) is not None

    def finish(self, end: int) -> None:
        """Add the calls that are still open at the end."""
        for name, start in self._starts.items():
            self.found[name].outermost.append(Call(start, end, ""))
