"""Guesses which of a program's names holds the board. The guess is always said, and can be changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from ..recording.recording import Recording
from ..recording.state import Code
from .codes import items_of, pair, pairs_of, whole
from .history import MOST, Entry, History
from .judge import SURELY, Behaviour, Board, judge, score
from .live import Live, find_counter
from .propose import propose
from .read import read_squares, size_of
from .reading import LARGEST, Reading
from .registers import Register, find_registers
from .text import Text, read_text
from .waiting import propose_waiting

BAR = 6.0  # points below which there is no board
SURE, LIKELY = 11.0, 8.5  # points from which on it is sure, if no other name comes near, or likely
NEAR = 1.0
FORM = 1.5
CANDIDATES = 8
MISSES = 20  # values that may be no boards before a reading is given up

Confidence = Literal["said", "sure", "likely", "unsure"]


@dataclass(frozen=True)
class Candidate:
    """A reading that may be the board, with its points and what they rest on."""

    reading: Reading
    points: float
    behaviour: Behaviour


@dataclass(frozen=True)
class Guess:
    """The readings, the likeliest first, one for each name; none if nothing behaves like a board.

    - `confidence`: `said`, a comment in the file names the board; `unsure`, ask whoever watches;
    - `registers`: the masks; `size`: the rows of the board, 0 if unknown.
    """

    candidates: list[Candidate] = field(default_factory=list)
    confidence: Confidence = "unsure"
    registers: list[Register] = field(default_factory=list)
    size: int = 0

    @property
    def board(self) -> Reading | None:
        """The likeliest reading."""
        return self.candidates[0].reading if self.candidates else None


def guess(recording: Recording) -> Guess:
    """What is the board, by how all values behave over the run, and by the comments in the program's text."""
    text = read_text(recording.source)
    history = History(recording)
    found = list(find_candidates(history, text))
    if not found:
        found = list(find_candidates(history, text, 1))  # a search that never gets to its second queen
    found.sort(key=lambda one: -one.points)
    said = [one for one in found if is_said(one.reading.name, text.board)]
    registers = find_registers(history, text)
    best = [*said, *(one for one in found if one.points >= BAR)]
    chosen = first_of_each_name(best)[:CANDIDATES]
    if not chosen:
        return Guess([], "unsure", registers, history.usual_size)
    return Guess(chosen, confidence_of(chosen, bool(said)), registers, chosen[0].behaviour.size)


def is_said(name: str, said: str) -> bool:
    """Whether a comment names this name, or its last part."""
    return bool(said) and said in (name, name.rpartition(".")[2])


def first_of_each_name(candidates: list[Candidate]) -> list[Candidate]:
    """The best reading of each name, in whatever function that stands."""
    found: dict[str, Candidate] = {}
    for one in candidates:
        found.setdefault(one.reading.name, one)
    return list(found.values())


def confidence_of(candidates: list[Candidate], has_comment: bool) -> Confidence:
    """How sure the first one is."""
    if has_comment:
        return "said"
    first, others = candidates[0], candidates[1:]
    others = [one for one in others if not is_alike(one.behaviour, first.behaviour)]
    near = bool(others) and first.points - others[0].points < NEAR
    if first.points >= SURE and not near:
        return "sure"
    return "likely" if first.points >= LIKELY else "unsure"


def is_alike(one: Behaviour, other: Behaviour) -> bool:
    """Whether two names show the same boards, such as those of one list."""
    return (one.full, one.boards, one.most) == (other.full, other.boards, other.most)


def find_candidates(history: History, text: Text, least: int = 2) -> Iterator[Candidate]:
    """All readings that behave like a board with at least so many queens."""
    for (function, name), entries in history.values.items():
        axis = text.axes.get(name.rpartition(".")[2], "row")
        trial = Trial(Reading(function, name, "line", axis), entries, history, text)
        if not trial.may_be_board:
            continue
        is_recursive = history.depths[function] > 1 or not function
        for reading, behaviour in trial.run(least):
            points = score(behaviour, reading, is_recursive) + min(0.5, history.seen[function, name] / 4000)
            if has_form(reading, behaviour, history):
                points += FORM
            yield Candidate(reading, round(points, 2), behaviour)
    for reading, boards, events in propose_waiting(history, text.axes):
        found = judge(boards)
        if found:
            found.spread = history.spread(events, False)
            points = score(found, reading, True) - (found.peaceful < 0.9)
            yield Candidate(reading, round(points, 2), found)


def has_form(reading: Reading, behaviour: Behaviour, history: History) -> bool:
    """A matrix of the right size, called a board: it is one, however wrong the search."""
    name = reading.name.rpartition(".")[2]
    return reading.way == "cells" and behaviour.size in history.sizes and bool(SURELY.search(name))


class Trial:
    """All values of a name, read in every way that they may fit."""

    def __init__(self, start: Reading, entries: list[Entry], history: History, text: Text) -> None:
        self._start, self._entries, self._history = start, entries, history
        self._values = [entry.value for entry in entries]
        self._longest = max((len(items_of(value) or ()) for value in self._values), default=0)
        self._sizes = set(history.sizes)
        said = next(iter(dict(text.sizes.most_common(1))), 0)
        self._usual = history.usual_size or said
        if not self._usual and self.may_be_board:
            self._usual = max(self._longest, reach(self._values))

    @property
    def may_be_board(self) -> bool:
        """No list is too long."""
        side = round(self._longest**0.5)
        return self._longest <= LARGEST + 1 or (side <= LARGEST and side * side == self._longest)

    def run(self, least: int) -> Iterator[tuple[Reading, Behaviour]]:
        """The readings in which the values behave like boards with at least so many queens."""
        for proposed in propose(self._start, self._values, self._sizes):
            reading = replace(proposed, size=self._usual)
            live = Live() if reading.counter is not None else None
            boards = self._read(reading, live)
            if not is_plausible(reading, boards, self._values, self._longest, self._sizes):
                continue
            if live and 3 * live.count < live.total * self._longest:
                continue
            behaviour = judge(boards, least)
            if behaviour is None:
                continue
            events = [entry.event for entry in self._entries]
            behaviour.spread = self._history.spread(events, len(events) >= MOST)
            if live:
                loops = self._history.loops[reading.function, reading.name]
                reading = replace(reading, counter=find_counter(self._entries, loops) or ("", ""))
            yield reading, behaviour

    def _read(self, reading: Reading, live: Live | None) -> list[Board]:
        """The boards of all values; of the first ones, if too many are none."""
        boards: list[Board] = []
        missed = 0
        for entry in self._entries:
            size = size_of(entry.value, reading, entry.size)
            squares = read_squares(entry.value, reading, size)
            if squares and live:
                squares = live.choose(entry.value, squares, entry.frame, None, reading.index == "column")
            boards.append((squares, size))
            missed += squares is None
            if missed > MISSES and missed > len(boards) // 5:
                break
        return boards


def is_plausible(reading: Reading, boards: list[Board], values: list[Code], longest: int, sizes: set[int]) -> bool:
    """Counted from 1 only if the last row or column occurs; without its first entry only if nothing stands there."""
    if reading.origin and not any(
        squares and any(max(square) == size - 1 for square in squares) for squares, size in boards
    ):
        return False
    one_longer = longest - 1 in sizes and longest not in sizes
    if reading.skipped:
        return (one_longer or not sizes & {longest}) and is_unused(values, reading)
    return not (one_longer and reading.fixed and is_unused(values, reading))


def is_unused(values: list[Code], reading: Reading) -> bool:
    """Nothing ever stands at index 0."""
    rows = [entries for entries in map(items_of, values) if entries]
    if reading.way != "cells":
        return len({repr(entries[0]) for entries in rows}) == 1
    for entries in rows:
        lines = [list(line) if type(line) is str else items_of(line) or [] for line in entries]
        if reading.mark in lines[0] or any(not line or line[0] == reading.mark for line in lines):
            return False
    return True


def reach(values: list[Code]) -> int:
    """One more than the largest number in lists and squares."""
    found = 0
    for value in values:
        parts = [one for entry in pairs_of(value) or () for one in entry] if pairs_of(value) else items_of(value) or []
        for one in parts if type(value) is not str else ():
            numbers = pair(one) or (whole(one),)
            found = max([found, *(number + 1 for number in numbers if number is not None)])
    return found
