"""Makes the question that a room is asked, with its answer, which only the server has."""

from ...rooms.ballot import OwnQuestion, Poll, RoomQuestion
from ...search.algorithms.algorithm import Run
from ...search.algorithms.catalogue import ALGORITHMS
from ...search.pausable import Pauses
from ...search.questions.ask import ask_questions
from ...search.questions.kinds import KINDS, About
from ...search.trace.pausing import PausingTrace
from ..checks import BadRequest
from ..run import trace_of


def find_question(trace: Run, step: int, about: About | Poll, own: OwnQuestion | None = None) -> Pauses[RoomQuestion]:
    """Return the question of this kind at a step. Raises BadRequest if it cannot be asked there, and NotReady."""
    steps = trace_of(trace).pausing
    yield from steps.prepare()
    kinds = [kind for kind in KINDS if kind == about]
    if not kinds:
        return (yield from ask_poll(trace, steps, step, about, own))
    for found in ask_questions(steps, step, step + 1, kinds):
        if found:
            lines = len(ALGORITHMS[trace.algorithm].listing(trace.goal).splitlines())
            return RoomQuestion(trace, step, about, found.answer, found.shown, lines)
        yield
    raise BadRequest(f"step must be one at which {about} can be asked, not {step}")


def ask_poll(
    trace: Run, steps: PausingTrace, step: int, about: About | Poll, own: OwnQuestion | None
) -> Pauses[RoomQuestion]:
    """Return a poll or an own question at a step, which must exist. Raises BadRequest and NotReady."""
    for found in steps.read(step, step + 1):
        if found:
            return RoomQuestion(trace, step, about, own.right if own else None, step, 0, own)
        yield
    raise BadRequest(f"step must be one of the search, not {step}")
