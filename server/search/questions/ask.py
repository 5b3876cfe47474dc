"""The questions that steps allow, with their answers. The way into this room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from ..trace.pausing import PausingTrace
from ..trace.trace import Trace
from .ahead import Ahead, Film
from .kinds import KINDS, About


@dataclass(frozen=True, slots=True)
class Question:
    """What can be asked at a step.

    - `step`: the number of the step at which it is asked;
    - `about`: its kind (see `kinds`);
    - `answer`: one whole number;
    - `shown`: the number of the first step from `step` on that shows the answer.
    """

    step: int
    about: About
    answer: int
    shown: int


def list_questions(trace: Trace, start: int, stop: int, about: Sequence[About] = tuple(KINDS)) -> Iterator[Question]:
    """The questions of these kinds at the steps from `start` to before `stop`, step by step, in the order of `about`.

    Reads on beyond `stop` as far as the answers need. Raises ValueError for a kind that does not exist, and NotReady
    where a step cannot be reached.
    """
    return filter(None, ask_questions(trace.pausing, start, stop, about))


def ask_questions(
    trace: PausingTrace, start: int, stop: int, about: Sequence[About] = tuple(KINDS)
) -> Iterator[Question | None]:
    """`list_questions` with places for a pause, which are None."""
    for kind in about:
        if kind not in KINDS:
            raise ValueError(f"about must be of {', '.join(KINDS)}, not {kind!r}")
    steps = trace.read(start)
    for first in steps:
        if first:
            break
        yield None
    else:
        return
    film = Film(trace.algorithm, start, filter(None, chain([first], steps)))
    for number in range(start, stop):
        step = film[number]
        if step is None:
            return
        yield None
        ahead = Ahead(film, step)
        for kind in about:
            if found := KINDS[kind].ask(ahead):
                yield Question(number, kind, found[0], found[1].step)
