"""The reading of a program's answers that is right at several sizes, and the count of each answer under it."""

from collections.abc import Mapping

from ..answers.answer import RETURNED, Answer
from ..answers.known import KNOWN
from ..answers.outcome import times_of

BOARDS, ONE = "all boards", "one board"  # readings besides the labels of numbers
AGREEING = 2  # sizes of LEAST or more that a reading must get right
LEAST = 4  # rows from which a right answer is no coincidence


def find_reading(answers: Mapping[int, Answer], confirmed: int) -> str:
    """Return the reading that is right for most sizes of LEAST or more, and for at least AGREEING; "" without one.

    One size is enough if it is `confirmed`: its film has shown as many solutions.
    """
    labels = {label: None for answer in answers.values() for label in answer.labels if label != RETURNED}
    best, most = "", AGREEING - 1
    for reading in (RETURNED, *labels, BOARDS, ONE):
        right = [n for n, one in answers.items() if n >= LEAST and count_by(reading, one, n) == known(reading, n)]
        number = max(len(right), AGREEING) if confirmed in right and reading not in (BOARDS, ONE) else len(right)
        if number > most:
            best, most = reading, number
    return best


def count_by(reading: str, answer: Answer, n: int) -> int | None:
    """Return the count of an answer under a reading; None if it is unknown.

    Below LEAST rows it is known only if it is beyond doubt. A right count is none if the boards that are given, or a
    number that is called the count, say another thing.
    """
    boards, is_small = len({*answer.boards}), n < LEAST
    if reading == BOARDS and not is_small:
        count = boards if boards and times_of(answer.boards) == 1 else None
    elif reading in (BOARDS, ONE) and answer.refuses and n > 1:
        count = 0
    elif reading in (BOARDS, ONE) and is_small:
        count = answer.listed if reading == BOARDS else None
    elif reading == ONE:
        count = 1 if boards == 1 and not answer.goes_on else None
    else:
        count = None if is_small and reading not in answer.sure else answer.labels.get(reading)
    if count != known(reading, n):
        return count
    named = {value for label, value in answer.labels.items() if label in answer.sure}
    contradicts = reading == BOARDS and named and count not in named
    return None if contradicts or answer.attacked or answer.is_spoiled else count


def known(reading: str, n: int) -> int:
    """Return the right count: all solutions, or one for a search that stops at its first."""
    return min(1, KNOWN[n]) if reading == ONE else KNOWN[n]
