"""Tests of the check of places and questions by the trace."""

import pytest

from server.lessons.check import check
from server.search.questions.ask import ask_questions
from server.search.trace.trace import Trace

ALLOWED = ", ".join(question.about for question in ask_questions(Trace("bitmask", 4).pausing, 2, 3) if question)


@pytest.mark.parametrize(
    ("place", "question", "wrong"),
    [
        ("?n=4&step=49", "", None),
        ("?n=4&step=1", "? rd", None),
        ("?algorithm=basic&n=4&step=4", "? attacker", None),
        ("?n=32&step=1000", "? line", None),
        ("?n=4&step=50", "? rd", (3, "step 50 does not exist; this film has the steps 0 … 49")),
        ("?n=4&goal=first&step=21", "", (3, "step 21 does not exist; this film has the steps 0 … 20")),
        ("?n=4&step=2", "? rd", (4, f"? rd cannot be asked at this step; allowed there: {ALLOWED}")),
        ("?n=4&step=49", "? rd", (4, "? rd cannot be asked at this step; allowed there: –")),
        ("?n=4", "[there](?n=4&step=99)", (4, "step 99 does not exist; this film has the steps 0 … 49")),
    ],
)
def test_a_place_and_its_question(place: str, question: str, wrong: tuple[int, str] | None) -> None:
    faults = check(f"# One\n## Two\n[place]({place})\n{question}\n").faults
    assert [(fault.line, fault.sentence()) for fault in faults] == ([wrong] if wrong else [])


def test_an_unreadable_step_is_a_fault() -> None:
    (fault,) = check("# One\n## Two\n[place](?n=32&step=9007199254740991)\n? rd\n").faults
    assert (fault.line, fault.what) == (3, "far")


def test_all_faults_are_reported_at_once() -> None:
    faults = check("# One\n## Two\n[place](?n=4&step=50)\n*it*\n## Three\n[place](?n=4&step=0)\n? ld\n").faults
    assert [(fault.line, fault.what) for fault in faults] == [(3, "beyond"), (4, "italic"), (7, "unasked")]
