"""Guess which of a program's names holds the board. The page always shows the guess, and the learner can change it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from ..recording.recording import Recording
from .fitting import Fitting
from .history import History
from .judge import Behaviour, judge, score
from .reading import Reading
from .sizes import last_part
from .text import Text, read_text
from .waiting import WAYS as WAITING
from .waiting import propose_waiting

BAR = 6.0  # points that a board needs
LIKELY = 8.5  # points from which a guess is more than a question
CANDIDATES = 8  # readings that a guess offers
LEAST = 3  # distinct values; a mask has at least as large a value, or a negative one

Confidence = Literal["said", "sure", "unsure"]


@dataclass(frozen=True)
class Candidate:
    """A reading that may be the board, with its points and the behaviour behind them."""

    reading: Reading
    points: float
    behaviour: Behaviour


@dataclass(frozen=True)
class Register:
    """A name whose bits the page shows.

    - `function`: "" for the module; `width`: the most bits of its values;
    - `negative`: some values are negative: ones without end beyond the board.
    """

    function: str
    name: str
    width: int
    negative: bool


@dataclass(frozen=True)
class Guess:
    """The candidates, the likeliest first, one for each name; empty if nothing behaves like a board.

    - `confidence`: `said`, a comment in the file names the board; `sure`; `unsure`, ask the learner;
    - `registers`: the masks; `size`: the rows of the board, 0 if unknown.
    """

    candidates: list[Candidate] = field(default_factory=list)
    confidence: Confidence = "unsure"
    registers: list[Register] = field(default_factory=list)
    size: int = 0

    @property
    def board(self) -> Reading | None:
        """The likeliest reading, or None."""
        return self.candidates[0].reading if self.candidates else None


def guess(recording: Recording) -> Guess:
    """Guess the board from the behaviour of all values over the run and from comments in the program's text.

    A matrix in whose cells the text sets queens one by one comes before open calls, however wrong its boards are.
    """
    text = read_text(recording.source)
    history = History.of(recording)
    found = sorted(find_candidates(history, text), key=lambda one: -one.points)
    good = [one for one in found if one.points >= BAR]
    if good and good[0].reading.way in WAITING:
        good.sort(key=lambda one: not is_set_by_cell(one.reading, text))
    said = [one for one in found if text.board in (one.reading.name, last_part(one.reading.name))]
    best: dict[str, Candidate] = {}
    for one in (*said, *good):
        best.setdefault(one.reading.name, one)
    chosen = [*best.values()][:CANDIDATES]
    size = chosen[0].behaviour.size if chosen else history.usual_size
    confidence: Confidence = "said" if said else "sure" if chosen and chosen[0].points >= LIKELY else "unsure"
    return Guess(chosen, confidence, find_registers(history, text), size)


def is_set_by_cell(reading: Reading, text: Text) -> bool:
    """Return True for a matrix with a cell that the text assigns the mark of a queen."""
    return reading.way == "cells" and repr(reading.mark) in text.marks.get(last_part(reading.name), ())


def find_candidates(history: History, text: Text) -> Iterator[Candidate]:
    """Yield all readings that behave like a board."""
    for (function, name), entries in history.values.items():
        axis = text.axes.get(last_part(name), "row")
        fitting = Fitting(Reading(function, name, "line", axis), entries, history, text)
        is_recursive = history.depths[function] > 1 or not function
        for reading, behaviour in fitting.run():
            points = score(behaviour, reading, is_recursive) + min(0.5, history.seen[function, name] / 4000)
            yield Candidate(reading, round(points + fitting.points(reading, behaviour), 2), behaviour)
    for reading, boards, events in propose_waiting(history, text.axes):
        found = judge(boards)
        if found:
            found.spread = history.spread(events)
            points = score(found, reading, True) - (found.peaceful < 0.9)
            yield Candidate(reading, round(points, 2), found)


def find_registers(history: History, text: Text) -> list[Register]:
    """Return the masks in the order of their first values; only those in a `# bits:` comment, if there is one."""
    found: list[Register] = []
    for (function, name), values in history.numbers.items():
        last = last_part(name)
        chosen = last in text.registers or name in text.registers
        masked = last in text.bits and len(set(values)) >= LEAST and (max(values) >= LEAST or min(values) < 0)
        if chosen if text.registers else masked:
            width = max((value if value >= 0 else ~value).bit_length() for value in values)
            found.append(Register(function, name, width, min(values) < 0))
    return found
