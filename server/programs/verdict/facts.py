"""Facts about a learner's search beside ours, and their form for a page."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from ..answers.known import Squares, list_solutions_of
from ..answers.outcome import Outcome
from ..board.reading import Square
from .fullboards import Board
from .placements import Order, list_stays, name_search
from .rules import Another
from .run import Fault, Run

MOST_BOARDS = 100  # listed boards of a kind; all are counted


@dataclass(frozen=True)
class Comparison:
    """The facts about a search, on its most frequent board size.

    - `order`: the agreement with our placements, None for a search by whole boards;
    - `outcome`: the answer; `elsewhere`: solutions that are in values and output, but not on the board;
    - `faults`: what the detectors found, the heaviest first; `another`: the puzzle that explains the answer;
    - `wrong`, `doubled`, `missing`: boards that are held against it: attacked, repeated or not found.
    """

    run: Run
    order: Order | None
    outcome: Outcome
    elsewhere: int
    faults: list[Fault]
    another: Another | None = None
    wrong: list[Board] = field(default_factory=list)
    doubled: list[Board] = field(default_factory=list)
    missing: list[Squares] = field(default_factory=list)

    @property
    def is_sound(self) -> bool:
        """True if it finds each solution, or ends on purpose with its first, and accepts nothing else."""
        found = self.run.full.solutions or self.elsewhere or not list_solutions_of(self.run.n)
        has_fault = self.faults or self.missing or any(size.is_wrong for size in self.run.sizes)
        return self.run.has_ended and not has_fault and bool(found)

    @property
    def is_right(self) -> bool:
        """True if it is sound, and gives the right answer: all boards if it draws random numbers and looks for more."""
        run, outcome = self.run, self.outcome
        gives_all = not run.by_chance or run.first_only or outcome.boards == len(list_solutions_of(run.n))
        return self.is_sound and outcome.result == "agrees" and outcome.orders == 1 and gives_all

    @property
    def visits(self) -> bool:
        """True if its film has each solution once, and no other full board."""
        total = len(list_solutions_of(self.run.n))
        return len(self.run.full.solutions) == total and not (self.wrong or self.doubled)

    def to_json(self) -> dict[str, Any]:
        """Return the facts for a page, with the number of boards of each kind and the first MOST_BOARDS of them.

        - `style`: `placing`, queen after queen, or `whole`, by whole boards; `placements`: queens that stayed; `moves`:
          changes of whole boards; `checks`: calls of the function that tests squares;
        - `alike`: the id of our search with this order; `departure`: the first difference from it;
        - `outcome.harmed`: harm is seen in the answer, or it only is the first of the solutions that it looks for.
        """
        run, order, functions = self.run, self.order, self.run.observation.functions
        departure = order and order.departure
        boards = {"solutions": run.full.solutions, "wrong": self.wrong, "doubled": self.doubled}
        return {
            "n": run.n,
            "style": "placing" if order else "whole",
            "outcome": {**asdict(self.outcome), "harmed": run.goes_on or any(one.seen for one in self.faults)},
            "elsewhere": self.elsewhere,
            "another": self.another and asdict(self.another),
            "faults": [one.to_json() for one in self.faults],
            "sizes": [{**asdict(one), "wrong": one.is_wrong} for one in run.sizes],
            "total": len(list_solutions_of(run.n)),
            "right": self.is_right,
            "sound": self.is_sound,
            "visits": self.visits,
            "first_only": run.first_only or run.is_chain,
            "by_chance": run.by_chance,
            "placements": len(list_stays(run.changes)) if order else 0,
            "moves": len(run.changes) - 1,
            "checks": max((one.calls for one in functions if one.tests), default=None),
            "alike": name_search(order.turn, run.reading.way) if order else "",
            "departure": departure
            and {**asdict(departure), "theirs": flatten(departure.theirs), "ours": flatten(departure.ours)},
            "orders": run.full.orders,
            **{name: list_first([[one.event, flatten(one.squares)] for one in of]) for name, of in boards.items()},
            "missing": list_first([flatten(board) for board in self.missing]),
            "functions": [{"name": one.name, "calls": one.calls, "searches": one.searches} for one in functions],
        }


def list_first(boards: Sequence[Any]) -> dict[str, Any]:
    """Return the number of boards, and the first ones."""
    return {"count": len(boards), "first": boards[:MOST_BOARDS]}


def flatten(squares: Iterable[Square] | None) -> list[int] | None:
    """Flatten squares, row by row, to row, column, row, column and so on; None for no board."""
    return None if squares is None else [number for square in sorted(squares) for number in square]
