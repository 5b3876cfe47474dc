"""Ballot of a room: a question, and its rounds of votes until the answer is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from ..config.limits import CHOICES, ROUNDS
from ..search.algorithms.algorithm import Run
from ..search.questions.kinds import KINDS, AnswerType
from .errors import RoomError

Phase = Literal["open", "closed", "revealed"]
# questions that the host asks: aloud, without a right answer, or with a text and choices of its own
Poll = Literal["letters", "yes_no", "lost", "own"]
POLLS: Mapping[str, AnswerType] = {"letters": 3, "yes_no": 1, "lost": 2, "own": CHOICES[1] - 1}
assert tuple(POLLS) == get_args(Poll)
MOST_COUNTED = 12  # answers in a tally
ANSWERS: Mapping[str, AnswerType] = {**{about: kind.answer_type for about, kind in KINDS.items()}, **POLLS}


def count_bits(n: int, about: str) -> int:
    """Return the number of bits of an answer that are counted one by one; 0 if the answer is no set of bits."""
    return n if ANSWERS[about] in ("bit", "bits") else 0


@dataclass(frozen=True, slots=True)
class OwnQuestion:
    """A question with choices. `right`: the index of the right one, None of a poll; `reason`: why it is right.

    `lesson` and `stop`: where it stands if a lesson asks it, so that each device finds it there in its own language.
    """

    text: str
    choices: tuple[str, ...]
    right: int | None = None
    reason: str = ""
    lesson: str | None = None
    stop: int = 0

    def fields(self) -> dict[str, object]:
        """Return the public part, in the fields of the wire; `judged`: whether a choice is right."""
        at = {"lesson": self.lesson, "stop": self.stop} if self.lesson else {}
        return {"text": self.text, "choices": list(self.choices), "judged": self.right is not None} | at


@dataclass(frozen=True, slots=True)
class RoomQuestion:
    """A question to a room. Its `answer` stays secret until it is shown; None for a poll."""

    trace: Run
    step: int
    about: str
    answer: int | None
    shown: int
    lines: int  # of the listing
    own: OwnQuestion | None = None

    def allows(self, answer: int) -> str | None:
        """Return None if this can be an answer, else a description of the possible ones."""
        n, answers = self.trace.n, len(self.own.choices) - 1 if self.own else ANSWERS[self.about]
        if answers == "bit":
            return None if 0 < answer < 1 << n and answer & answer - 1 == 0 else f"a bit: 1, 2, 4 … {1 << n - 1}"
        least = 1 if answers == "line" else 0
        largest = {"bits": (1 << n) - 1, "rows": n, "line": self.lines, "queen": n - 1}
        most = answers if isinstance(answers, int) else largest[answers]
        return None if least <= answer <= most else f"a whole number from {least} to {most}"


@dataclass(frozen=True, slots=True)
class Tally:
    """Result of a round: its most frequent answers and, of sets of bits, the votes for each bit from bit 0 on.

    `moved`: from the round before to this one, how many stayed right, became right, became wrong, and stayed wrong.
    """

    round: int
    voted: int
    counts: tuple[tuple[int, int], ...]
    ones: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()

    @classmethod
    def of(cls, fields: Mapping[str, Any]) -> Tally:
        """Return the tally with these fields."""
        counts = tuple((answer, number) for answer, number in fields["counts"])
        return cls(fields["round"], fields["voted"], counts, tuple(fields["ones"]), tuple(fields["moved"]))

    def fields(self) -> dict[str, object]:
        """Return the fields of the wire."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(slots=True)
class Ballot:
    """Votes on a question. `votes`: of the newest round, by the mark of their seat; `before`: of the round before."""

    number: int
    question: RoomQuestion
    round: int = 1
    phase: Phase = "open"
    votes: dict[bytes, int] = field(default_factory=dict)
    before: dict[bytes, int] = field(default_factory=dict)
    tallies: list[Tally] = field(default_factory=list)  # of the rounds that are closed

    def vote(self, mark: bytes, round: int, answer: int) -> None:
        """Count a vote in place of an earlier one of its seat. Raises RoomError if the round is not open."""
        if self.phase != "open" or round != self.round:
            raise RoomError("late", "this round of votes is closed")
        self.votes[mark] = answer

    def is_open(self, round: int) -> bool:
        """Return whether votes of this round count. Raises RoomError if it has not begun."""
        self._check_round(round)
        return round == self.round and self.phase == "open"

    def close(self, round: int, is_valid: Callable[[bytes], bool]) -> bool:
        """Close a round; return False if it was closed before."""
        if not self.is_open(round):
            return False
        self.phase, self.votes = "closed", self.valid_votes(is_valid)
        self.tallies.append(self.count())
        return True

    def start_next_round(self, round: int) -> bool:
        """Begin the round after this one; return False if it has begun before."""
        self._check_round(round)
        if round < self.round:
            return False
        self._check_closed("can another round begin")
        if self.round == ROUNDS:
            raise RoomError("not_now", f"a question has at most {ROUNDS} rounds; this was the last")
        self.round, self.phase, self.votes, self.before = self.round + 1, "open", {}, self.votes
        return True

    def reveal(self) -> bool:
        """Show the answer; return False if it was shown before."""
        if self.phase == "revealed":
            return False
        self._check_closed("can the answer be shown")
        self.phase, self.votes, self.before = "revealed", {}, {}
        return True

    def count(self) -> Tally:
        """Return the tally of the newest round."""
        counts = Counter(self.votes.values())
        frequent = sorted(counts.items(), key=lambda each: (-each[1], each[0]))[:MOST_COUNTED]
        ones = [0] * count_bits(self.question.trace.n, self.question.about)
        for answer, number in counts.items():
            for bit in range(len(ones)):
                ones[bit] += number * (answer >> bit & 1)
        return Tally(self.round, len(self.votes), tuple(frequent), tuple(ones), self._count_moves())

    def _count_moves(self) -> tuple[int, ...]:
        """Count the seats with a vote in this round and the one before by both; () without a right answer."""
        right, both = self.question.answer, self.votes.keys() & self.before.keys()
        if right is None or not both:
            return ()
        moves = Counter((self.before[mark] == right, self.votes[mark] == right) for mark in both)
        return moves[True, True], moves[False, True], moves[True, False], moves[False, False]

    def valid_votes(self, is_valid: Callable[[bytes], bool]) -> dict[bytes, int]:
        """Return the valid votes of the newest round. `is_valid`: tests the vote of a seat by its mark."""
        return {mark: answer for mark, answer in self.votes.items() if self.phase != "open" or is_valid(mark)}

    def voted(self) -> int:
        """Return the number of votes in the newest round, once it is closed."""
        return next((tally.voted for tally in self.tallies if tally.round == self.round), 0)

    def fields(self) -> dict[str, object]:
        """Return the public part, in the fields of the wire."""
        question = self.question
        fields: dict[str, object] = {"ask": self.number, "round": self.round, "phase": self.phase}
        fields |= {"about": question.about, "at": question.step}
        if question.own:
            fields["own"] = question.own.fields()
        return fields | self._answer() if self.phase == "revealed" else fields

    def results(self) -> Mapping[str, object]:
        """Return the closed rounds and the answer, in the fields of the wire."""
        return {"ask": self.number, "rounds": [tally.fields() for tally in self.tallies]} | self._answer()

    def _answer(self) -> dict[str, object]:
        question = self.question
        reason = {"reason": question.own.reason} if question.own else {}
        return {"answer": question.answer, "shown": question.shown, **reason}

    def _check_round(self, round: int) -> None:
        if round > self.round:
            raise RoomError("not_now", f"round {round} has not begun")

    def _check_closed(self, what: str) -> None:
        if self.phase != "closed":
            raise RoomError("not_now", f"this round is {self.phase}, not closed: only then {what}")
