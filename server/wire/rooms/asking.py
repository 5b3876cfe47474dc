"""Finds the question that a room is asked, with its answer, which only the server knows."""

from __future__ import annotations

from ...rooms.ballot import Question
from ...rooms.film import Trace
from ...search.algorithms.catalogue import ALGORITHMS
from ...search.pausable import Pauses
from ...search.questions.ask import ask_questions
from ...search.questions.kinds import About
from ..checks import BadRequest
from ..run import Run
from ..traces import trace_of


def find_question(trace: Trace, step: int, about: About) -> Pauses[Question]:
    """The question of this kind at a step. Raises BadRequest if it cannot be asked there, and NotReady."""
    algorithm, n, goal = trace
    for found in ask_questions(trace_of(Run(algorithm, n, goal)).pausing, step, step + 1, [about]):
        if found:
            lines = len(ALGORITHMS[algorithm].listing(goal).splitlines())
            return Question(trace, step, about, found.answer, found.shown, lines)
        yield
    raise BadRequest(f"step must be one at which {about} can be asked, not {step}")
