"""The manner of a search: it repairs whole boards, shows what was found elsewhere, or ends with its first solution."""

from collections import Counter
from collections.abc import Sequence
from itertools import dropwhile, pairwise

from ..board.film import Change
from ..recording.recording import Recording
from ..recording.state import CALL, LINE, RETURN
from .functions import Function

WHOLE = 0.9  # share of changes with a whole board
LEAST = 4  # up to so many rows only all queens are a whole board; above, all but one are enough
HOMEWARD = 8  # lines per row of the board that a search may still run while it returns from its solution


def is_whole(changes: Sequence[Change], n: int) -> bool:
    """Return True if the search repairs or lists whole boards: nearly all queens stand, and it never goes back far."""
    nearly = [len(change.squares) >= n - 1 for change in changes]
    goes_back = any(change.kind == "lift" and 2 * len(change.squares) <= n for change in changes)
    return not goes_back and sum(nearly) >= WHOLE * len(changes)


def is_listing(changes: Sequence[Change]) -> bool:
    """Return True if the board's name holds nothing but solutions: it shows what was found elsewhere."""
    return all(change.solution or not change.squares for change in changes)


def goes_home(recording: Recording, event: int, functions: Sequence[Function], n: int) -> bool:
    """Return True if the search does no more after a full board than return: it tests no square, or runs few lines."""
    searching, testing = {one.name for one in functions if one.searches}, {one.name for one in functions if one.tests}
    ran = ((moment.kind, moment.state.stack[-1].function) for moment in recording.walk(event))
    back = Counter(dropwhile(lambda one: one[0] not in (CALL, RETURN) or one[1] not in searching, ran))  # it may print
    if testing:
        return not any(back[CALL, name] for name in testing)
    return sum(back[LINE, name] for name in searching) <= HOMEWARD * n


def builds_on(changes: Sequence[Change]) -> bool:
    """Return True if the search builds on a board: a queen follows another one at once."""
    pairs = pairwise(changes)
    return any(one.placed and other.placed and len(one.squares) < len(other.squares) for one, other in pairs)
