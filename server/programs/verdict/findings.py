"""Findings about a recording, as JSON for a page: its board, its masks, and the comparison with our searches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from ..board.film import film
from ..board.guess import guess
from ..board.reading import Reading, Square
from ..recording.recording import Recording
from .accepted import Board
from .compare import compare
from .evidence import find_doubt
from .facts import Comparison
from .functions import Function
from .masks import find_mask_fault, to_json
from .placements import Departure
from .reference import Squares, list_solutions_of

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
    - `masks`: the fault of its masks, None without one, or if the answer is right.

    `reading`: the chosen board, by default the likeliest; `boardless`: show none; `is_judged`: compare it.
    """
    guessed = guess(recording)
    readings = [one.reading for one in guessed.candidates]
    if reading and reading not in readings:
        readings.append(reading)
    chosen = None if boardless else reading or guessed.board
    changes = film(recording, chosen) if chosen else []
    is_chosen = reading is not None and not boardless
    doubt = "" if is_chosen or not changes or not is_judged else find_doubt(recording, guessed, changes)
    facts = compare(recording, chosen, changes) if chosen and changes and not doubt and is_judged else None
    is_good = facts is not None and (facts.outcome.result == "agrees" or facts.another)
    masks = None if is_good or not is_judged else find_mask_fault(recording, guessed.registers, facts.n if facts else 0)
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
    }


def describe(facts: Comparison) -> dict[str, Any]:
    """Return the facts of a comparison, with the number of boards of each kind and the first MOST_BOARDS of them."""
    order, tests = facts.order, facts.tests
    return {
        **{name: getattr(facts, name) for name in _PLAIN},
        **{
            name: asdict(part) if (part := getattr(facts, name)) else None
            for name in ("outcome", "shared", "short", "another")
        },
        "sizes": [{**asdict(one), "wrong": one.is_wrong} for one in facts.sizes],
        "total": len(list_solutions_of(facts.n)),
        "right": facts.is_right,
        "sound": facts.is_sound,
        "visits": facts.visits_all,
        "checks": tests and tests.calls,
        "accepted": facts.accepted
        and {"event": facts.accepted.event, "line": facts.accepted.line, "pair": facts.accepted.pair},
        "departure": order and order.departure and describe_departure(order.departure),
        **{name: list_boards(getattr(facts, name)) for name in ("solutions", "wrong", "doubled")},
        "missing": {
            "count": len(facts.missing),
            "first": [flatten(sorted(one)) for one in facts.missing[:MOST_BOARDS]],
        },
        "functions": [describe_function(one) for one in facts.functions],
        "silent": [asdict(one) for one in facts.silent],
    }


_PLAIN = (
    *("n", "style", "placements", "trials", "lifts", "moves", "alike", "first_only", "uncleared", "has_ended"),
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
    return {**asdict(function), "tests": function.tests, "searches": function.searches}


def list_boards(boards: Sequence[Board]) -> dict[str, Any]:
    first = [[board.event, flatten(sorted(board.squares))] for board in boards[:MOST_BOARDS]]
    return {"count": len(boards), "first": first}


def flatten(squares: Iterable[Square]) -> list[int]:
    """Flatten squares to row, column, row, column and so on."""
    return [number for square in squares for number in square]


def _flatten_any(board: Squares | None) -> list[int] | None:
    return None if board is None else flatten(sorted(board))
