"""Guess which of a program's names holds the board. The page always shows the guess, and the learner can change it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from ..recording.recording import Recording
from .fitting import Fitting
from .history import History
from .judge import Behaviour, judge, score
from .reading import Reading
from .text import Text, read_text
from .waiting import WAYS as WAITING
from .waiting import propose_waiting

BAR = 6.0  # points that a board needs
SURE, LIKELY = 11.0, 8.5  # points from which a guess is likely, or sure if no other name comes near
NEAR = 1.0  # points: names closer than this are equally good
MUCH, ALMOST = 3.0, 0.95  # a list replaces open calls if it has fewer points by less than MUCH, and ALMOST peace
CANDIDATES = 8  # readings that a guess offers
WIDEST = 64  # bits of the first value: masks may become wider, hashes begin so
LEAST = 3  # distinct values; a mask has at least as large a value, or a negative one

Confidence = Literal["said", "sure", "likely", "unsure"]


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

    - `confidence`: `said`, a comment in the file names the board; `sure`; `likely`; `unsure`, ask the learner;
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
    """Guess the board from the behaviour of all values over the run and from comments in the program's text."""
    text = read_text(recording.source)
    history = History.of(recording)
    found = list(find_candidates(history, text))
    if not found:
        found = list(find_candidates(history, text, 1))  # the search never places a second queen
    found = put_values_first(sorted(found, key=lambda one: -one.points), text)
    said = [one for one in found if is_said(one.reading.name, text.board)]
    registers = find_registers(history, text)
    best = [*said, *(one for one in found if one.points >= BAR)]
    chosen = first_of_each_name(best)[:CANDIDATES]
    size = chosen[0].behaviour.size if chosen else history.usual_size
    return Guess(chosen, confidence_of(chosen, bool(said)), registers, size)


def put_values_first(candidates: list[Candidate], text: Text) -> list[Candidate]:
    """Prefer an explicit list over boards inferred from open calls, unless its score is lower by MUCH.

    A matrix in whose cells the text sets queens one by one comes first however wrong its boards are.
    """
    if not candidates or candidates[0].reading.way not in WAITING:
        return candidates
    first = candidates[0]
    for one in candidates:
        near = one.points > first.points - MUCH
        is_set = one.points >= BAR and is_set_by_cell(one.reading, text)
        if is_set or (near and one.reading.way not in WAITING and one.behaviour.full and one.behaviour.almost > ALMOST):
            return [one, *(other for other in candidates if other is not one)]
    return candidates


def is_set_by_cell(reading: Reading, text: Text) -> bool:
    """Return True for a matrix with a cell that the text assigns the mark of a queen."""
    return reading.way == "cells" and repr(reading.mark) in text.marks.get(reading.name.rpartition(".")[2], ())


def is_said(name: str, said: str) -> bool:
    """Return True if the comment's text `said` is this name or its last part."""
    return bool(said) and said in (name, name.rpartition(".")[2])


def first_of_each_name(candidates: list[Candidate]) -> list[Candidate]:
    """Keep the best reading of each name, in any function."""
    found: dict[str, Candidate] = {}
    for one in candidates:
        found.setdefault(one.reading.name, one)
    return list(found.values())


def confidence_of(candidates: list[Candidate], has_comment: bool) -> Confidence:
    """Return the confidence in the first candidate."""
    if has_comment or not candidates:
        return "said" if has_comment else "unsure"
    first = candidates[0]
    others = [one for one in candidates if not is_alike(one.behaviour, first.behaviour)]
    near = bool(others) and first.points - others[0].points < NEAR
    if first.points >= SURE and not near:
        return "sure"
    return "likely" if first.points >= LIKELY else "unsure"


def is_alike(one: Behaviour, other: Behaviour) -> bool:
    """Return True if two names show the same boards, for example two names of one list."""
    return (one.full, one.boards, one.most) == (other.full, other.boards, other.most)


def find_candidates(history: History, text: Text, least: int = 2) -> Iterator[Candidate]:
    """Yield all readings that behave like a board with at least `least` queens."""
    for (function, name), entries in history.values.items():
        axis = text.axes.get(name.rpartition(".")[2], "row")
        fitting = Fitting(Reading(function, name, "line", axis), entries, history, text)
        if not fitting.may_be_board:
            continue
        is_recursive = history.depths[function] > 1 or not function
        for reading, behaviour in fitting.run(least):
            points = score(behaviour, reading, is_recursive) + min(0.5, history.seen[function, name] / 4000)
            yield Candidate(reading, round(points + fitting.points(reading, behaviour), 2), behaviour)
    for reading, boards, events in propose_waiting(history, text.axes):
        found = judge(boards)
        if found:
            found.spread = history.spread(events, False)
            points = score(found, reading, True) - (found.peaceful < 0.9)
            yield Candidate(reading, round(points, 2), found)


def find_registers(history: History, text: Text) -> list[Register]:
    """Return the masks in the order of their first values; only those in a `# bits:` comment, if there is one."""
    found: list[Register] = []
    for (function, name), values in history.numbers.items():
        last = name.rpartition(".")[2]
        chosen = last in text.registers or name in text.registers
        masked = last in text.bits and len(set(values)) >= LEAST and (max(values) >= LEAST or min(values) < 0)
        if not (chosen if text.registers else masked):
            continue
        widths = [(value if value >= 0 else ~value).bit_length() for value in values]
        if widths[0] <= WIDEST:
            found.append(Register(function, name, max(widths), min(values) < 0))
    return found
