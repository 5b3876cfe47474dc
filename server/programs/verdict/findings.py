"""Findings about a recording, as JSON for a page: its board, its masks, and the comparison with our searches."""

from collections.abc import Sequence
from dataclasses import asdict
from itertools import chain
from typing import Any

from ..board.film import Change, film
from ..board.guess import Guess, guess
from ..board.reading import Reading
from ..recording.recording import Recording
from .compare import compare
from .descents import Descents
from .evidence import Doubt, find_doubt
from .facts import Comparison
from .maskrules import MaskFault
from .masks import find_mask_fault, names_of_masks
from .observation import observe
from .run import Fault
from .shared import find_rows

Judgement = tuple[Comparison | None, MaskFault | None, Fault | None, Doubt]
NOT_JUDGED: Judgement = (None, None, None, "")


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
        "size": facts.run.n if facts else guessed.size,
        "changes": [
            [one.event, one.size, [*chain(*one.squares)], one.kind, one.solution, one.line, one.trial]
            for one in changes
        ],
        "comparison": facts and facts.to_json(),
        "masks": masks and masks.to_json(),
        "rows": rows and rows.to_json(),
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
    if facts and (facts.outcome.result == "agrees" or facts.another or facts.visits):
        return facts, None, None, doubt
    masks = find_mask_fault(recording, descents, facts.run.n if facts else 0) if descents.names else None
    return facts, masks, rows, doubt
