"""Every question's answer equals the trace, as a second program finds it from the queens on the board."""

import random
from collections.abc import Sequence

import pytest

from server.search.algorithms.catalogue import ALGORITHMS
from server.search.questions.ask import StepQuestion, ask_questions
from server.search.questions.kinds import KINDS, About
from server.search.step import AnyStep, Square, Step
from server.search.trace.trace import Trace
from tests.search.oracle import MASKED
from tests.tools.slow import some

EVERY = [(name, n) for name in ALGORITHMS for n in (1, 2, 4, 5, 6)]
FAR = 400  # steps; more than any answer needs
TREES = [name for name in ALGORITHMS if name != "naive"]


def list_questions(trace: Trace, start: int, stop: int, about: Sequence[About] = tuple(KINDS)) -> list[StepQuestion]:
    return [each for each in ask_questions(trace.pausing, start, stop, about) if each]


def find_answer(algorithm: str, steps: Sequence[AnyStep], number: int, about: str) -> int | None:
    """Find the answer on the board; None if the question cannot be asked. `steps` are those from step 0 on."""
    step, following = steps[number], steps[number + 1 : number + 2]
    if about == "line":
        return following[0].lines[0] if following and following[0].lines else None
    if about == "attacker":
        return step.attacker[0] if not isinstance(step, Step) and step.attacker else None
    if algorithm == "naive":
        return None
    later = steps[number + 1 : number + FAR]
    n, queens, masks = step.n, step.queens, algorithm in MASKED
    free = [square for square in line(algorithm, n, len(queens)) if len(queens) < n and is_safe(square, queens)]
    risen = next((other for other in later if len(other.queens) > len(queens)), None)
    if about == "free":
        return mask(n, free) if masks and step.kind == "call" else None
    if about == "next":
        if step.kind != "call" or len(free) < 2:
            return None
        assert risen
        (square,) = set(risen.queens) - set(queens)
        return 1 << n - 1 - square[algorithm != "backtracking"]
    if about == "after":
        moved = next((other for other in later if len(other.queens) != len(queens)), None)
        return int(len(moved.queens) < len(queens)) if moved and step.kind in ("call", "return") else None
    if about == "back":
        stuck = step.kind == "return" or (masks and step.kind == "call" and not free)
        placed = next((b for a, b in zip(steps[number:], later, strict=False) if len(b.queens) > len(a.queens)), None)
        return len(queens) - len(placed.queens) + 1 if stuck and placed else None
    if step.kind != "place":
        return None
    if about == "ends":
        return 2 if len(queens) == n else int(not free)
    if about == "below":
        for other in later[:12]:
            if other.kind == "solution" or len(other.queens) < len(queens):
                return int(other.kind == "solution")
        return None
    if not masks:
        return None
    below = len(queens)
    landing = [(column + below - row, column, column - below + row) for row, column in queens]  # on the row below
    if about == "falls":
        return any(ld == n for ld, _, _ in landing) + 2 * any(rd == -1 for _, _, rd in landing)
    which = ("ld", "col", "rd").index(about)
    attacked = mask(n, [(below, place[which]) for place in landing if 0 <= place[which] < n])
    return attacked ^ ((1 << n) - 1 if algorithm == "flipped" else 0)


def line(algorithm: str, n: int, number: int) -> list[Square]:
    return [(place, number) if algorithm == "backtracking" else (number, place) for place in range(n)]


def is_safe(square: Square, queens: Sequence[Square]) -> bool:
    return all(
        square[0] != row and square[1] != column and abs(square[0] - row) != abs(square[1] - column)
        for row, column in queens
    )


def mask(n: int, squares: Sequence[Square]) -> int:
    return sum(1 << n - 1 - column for column in {column for _, column in squares})


def check(algorithm: str, steps: Sequence[AnyStep], start: int, stop: int, questions: Sequence[StepQuestion]) -> None:
    """Compare the questions of steps start to stop, and the kinds that are not asked, with the board."""
    asked = {(question.step, question.about): question.answer for question in questions}
    assert len(asked) == len(questions)
    for number in range(start, stop):
        for about in KINDS:
            assert asked.pop((number, about), None) == find_answer(algorithm, steps, number, about), (number, about)
    assert not asked
    assert all(question.step <= question.shown < len(steps) for question in questions)


@pytest.mark.parametrize(("algorithm", "n"), some(EVERY, *[case for case in EVERY if case != ("naive", 6)]))
def test_the_answers_at_every_step(algorithm: str, n: int) -> None:
    trace = Trace(algorithm, n)
    check(algorithm, trace[:], 0, len(trace), list_questions(trace, 0, len(trace)))


@pytest.mark.parametrize("n", some([8, 12], 8))
@pytest.mark.parametrize("algorithm", TREES)
def test_the_answers_at_some_steps_of_larger_boards(algorithm: str, n: int) -> None:
    trace = Trace(algorithm, n)
    for start in random.Random(314).sample(range(len(trace) - 40), 12):
        steps: dict[int, AnyStep] = dict(enumerate(trace[start : start + 40 + 2 * n * n], start))
        questions = list_questions(trace, start, start + 40)
        moved = [StepQuestion(each.step - start, each.about, each.answer, each.shown - start) for each in questions]
        check(algorithm, list(steps.values()), 0, 40, moved)


def test_each_kind_is_asked_where_there_is_a_search_for_it() -> None:
    for about in KINDS:
        assert any(list_questions(Trace(name, 5), 0, 200, [about]) for name in ALGORITHMS), about


def test_only_some_moments_have_a_choice() -> None:
    trace = Trace("bitmask", 8)
    assert len(list_questions(trace, 0, len(trace), ["next"])) == 537


@pytest.mark.parametrize("algorithm", ["bitmask", "basic"])
def test_the_next_move_is_asked_at_each_return_but_the_last_two(algorithm: str) -> None:
    """The last one lifts no queen, and so nothing is asked at the one before; WIRE.md named one."""
    trace = Trace(algorithm, 5)
    asked = {each.step for each in list_questions(trace, 0, len(trace), ["after"])}
    returns = [step.step for step in trace[:] if step.kind == "return"]
    assert [step for step in returns if step not in asked] == returns[-2:]


def test_the_first_solution_ends_the_questions() -> None:
    trace = Trace("bitmask", 4, goal="first")
    last = len(trace) - 1
    assert trace[last].kind == "solution"
    assert not list_questions(trace, last, last + 1)
    assert [(each.about, each.answer) for each in list_questions(trace, last - 1, last)] == [
        ("ld", 3),
        ("col", 15),
        ("rd", 12),
        ("falls", 0),
        ("ends", 2),
        ("below", 1),
        ("line", 3),
    ]


def test_an_answer_is_shown_by_its_step() -> None:
    trace = Trace("flipped", 6)
    for question in list_questions(trace, 0, len(trace), ["ld", "col", "rd", "free", "next"]):
        shown = trace[question.shown]
        assert isinstance(shown, Step)
        field = {"free": "poss", "next": "bit"}.get(question.about, question.about)
        assert getattr(shown, field) == question.answer


def test_a_kind_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match=r"about must be of next, free, .* not 'colour'"):
        list_questions(Trace("bitmask", 4), 0, 1, ["colour"])  # type: ignore[list-item]


def test_questions_far_beyond_the_tables() -> None:
    assert {each.about for each in list_questions(Trace("bitmask", 24), 0, 64)} >= {"next", "ld", "back"}
