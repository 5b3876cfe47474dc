"""Findings about a recording, as JSON for a page: its board, its masks, and the comparison with our searches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from ..answers.known import Squares, list_solutions_of
from ..board.film import Change, film
from ..board.guess import Guess, guess
from ..board.reading import Reading, Square
from ..recording.recording import Recording
from .accepted import Board
from .compare import compare
from .descents import Descents
from .evidence import Doubt, find_doubt
from .facts import Comparison
from .functions import Function
from .maskrules import MaskFault
from .masks import find_mask_fault, names_of_masks, to_json
from .observation import observe
from .placements import Departure
from .run import Fault
from .shared import find_rows

Judgement = tuple[Comparison | None, MaskFault | None, Fault | None, Doubt]
NOT_JUDGED: Judgement = (None, None, None, "")
MOST_BOARDS = 100  # listed boards of a kind; all are counted


def find(
    recording: Recording, reading: Reading | None = None, boardless: bool = False, is_judged: bool = True
) -> dict[str, Any]:
    """Return all that a page shows beside the code and the values.

    - `readings`: the boards on offer; `board`: the index of the shown one, None for none; `confidence`;
    - `registers`: the masks; `size`: the rows of the board, 0 without one;
    - `changes`: [event, size, squares, kind, solution, line, trial], the squares as row, column, row, column, …;
    - `doubt`: the reason not to judge the board, as `find_doubt` returns it;
    - `comparison`: the facts of `Comparison`, None without a board or with a doubt;
    - `masks`: the fault of its masks, `rows`: that of a board whose rows are one list; None without one, or if the
      answer is right.

    `reading`: the chosen board, by default the likeliest; `boardless`: show none; `is_judged`: compare it.
    """
    guessed = guess(recording)
    readings = [one.reading for one in guessed.candidates]
    if reading and reading not in readings:
        readings.append(reading)
    chosen = None if boardless else reading or guessed.board
    changes = film(recording, chosen) if chosen else []
    is_chosen = reading is not None and not boardless
    facts, masks, rows, doubt = judge(recording, guessed, chosen, changes, is_chosen) if is_judged else NOT_JUDGED
    return {
        "readings": [one.to_json() for one in readings],
        "board": readings.index(chosen) if chosen else None,
        "confidence": guessed.confidence,
        "doubt": doubt,
        "registers": [asdict(one) for one in guessed.registers],
        "size": facts.n if facts else guessed.size,
        "changes": [
            [one.event, one.size, flatten(one.squares), one.kind, one.solution, one.line, one.trial] for one in changes
        ],
        "comparison": facts and describe(facts),
        "masks": masks and to_json(masks),
        "rows": rows and describe_fault(rows),
    }


def judge(
    recording: Recording, guessed: Guess, chosen: Reading | None, changes: Sequence[Change], is_chosen: bool
) -> Judgement:
    """Walk over the run once; return the comparison, the faults that need no board, and the doubt about the board."""
    doubt = find_doubt(recording, guessed, changes)
    descents = Descents(names_of_masks(recording, guessed.registers))
    observation = observe(recording, changes, descents.add if descents.names else None)
    rows = find_rows(observation.aliases) if doubt != "other" else None
    if not changes or is_chosen:
        doubt = ""
    facts = compare(recording, chosen, changes, observation) if chosen and changes and not doubt else None
    if facts and (facts.outcome.result == "agrees" or facts.another):
        return facts, None, None, doubt
    masks = find_mask_fault(recording, descents, facts.n if facts else 0) if descents.names else None
    return facts, masks, rows, doubt


def describe(facts: Comparison) -> dict[str, Any]:
    """Return the facts of a comparison, with the number of boards of each kind and the first MOST_BOARDS of them."""
    order, tests = facts.order, facts.tests
    return {
        **{name: getattr(facts, name) for name in _PLAIN},
        "outcome": asdict(facts.outcome),
        "another": facts.another and asdict(facts.another),
        "faults": [describe_fault(one) for one in facts.faults],
        "sizes": [{**asdict(one), "wrong": one.is_wrong} for one in facts.sizes],
        "total": len(list_solutions_of(facts.n)),
        "right": facts.is_right,
        "sound": facts.is_sound,
        "visits": facts.visits_all,
        "checks": tests and tests.calls,
        "departure": order and order.departure and describe_departure(order.departure),
        **{name: list_boards(getattr(facts, name)) for name in ("solutions", "wrong", "doubled")},
        "missing": {
            "count": len(facts.missing),
            "first": [flatten(sorted(one)) for one in facts.missing[:MOST_BOARDS]],
        },
        "functions": [describe_function(one) for one in facts.functions],
    }


_PLAIN = (
    *("n", "style", "placements", "trials", "lifts", "moves", "alike", "first_only", "has_ended"),
    *("elsewhere", "orders", "by_chance"),
)


def describe_departure(departure: Departure) -> dict[str, Any]:
    """Return a departure with flat boards, None where there is no board."""
    return {
        "kind": departure.kind,
        "agreed": departure.agreed,
        "event": departure.event,
        "theirs": _flatten_any(departure.theirs),
        "ours": _flatten_any(departure.ours),
    }


def describe_function(function: Function) -> dict[str, Any]:
    counts = {name: getattr(function, name) for name in ("name", "calls", "depth", "returns", "nothing", "yes", "no")}
    return {**counts, "tests": function.tests, "searches": function.searches}


def describe_fault(fault: Fault) -> dict[str, Any]:
    return {"kind": fault.kind, "event": fault.event, **fault.facts}


def list_boards(boards: Sequence[Board]) -> dict[str, Any]:
    first = [[board.event, flatten(sorted(board.squares))] for board in boards[:MOST_BOARDS]]
    return {"count": len(boards), "first": first}


def flatten(squares: Iterable[Square]) -> list[int]:
    """Flatten squares to row, column, row, column and so on."""
    return [number for square in squares for number in square]


def _flatten_any(board: Squares | None) -> list[int] | None:
    return None if board is None else flatten(sorted(board))
