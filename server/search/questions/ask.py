"""The questions that can be asked at steps, with their answers: this room's entry point."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from ..trace.pausing import PausingTrace
from .kinds import KINDS, About
from .lookahead import Lookahead, StepBuffer


@dataclass(frozen=True, slots=True)
class StepQuestion:
    """A question about a step.

    - `step`: the number of the step at which it is asked;
    - `about`: its kind (see `kinds`);
    - `answer`: one whole number;
    - `shown`: the number of the first step from `step` on that shows the answer.
    """

    step: int
    about: About
    answer: int
    shown: int


def ask_questions(
    trace: PausingTrace, start: int, stop: int, about: Sequence[About] = tuple(KINDS)
) -> Iterator[StepQuestion | None]:
    """Yield the questions of these kinds at the steps from `start` to before `stop`, in the order of `about`.

    None is a place for a pause. Reads beyond `stop` as far as the answers need. Raises ValueError for an unknown kind,
    and NotReady if a step cannot be reached.
    """
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
    buffer = StepBuffer(trace.algorithm, start, filter(None, chain([first], steps)), trace.board)
    for number in range(start, stop):
        step = buffer[number]
        if step is None:
            return
        yield None
        ahead = Lookahead(buffer, step)
        for kind in about:
            if found := KINDS[kind].find_answer(ahead):
                yield StepQuestion(number, kind, found[0], found[1].step)
