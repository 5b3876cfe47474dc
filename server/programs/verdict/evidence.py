"""Evidence that a program places queens: a word in its text, a test of diagonals, or a solution on the board."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from typing import Literal

from ..board.film import Change
from ..board.guess import Guess
from ..recorder.trees import read_tree
from ..recording.recording import Recording

Doubt = Literal["", "unsure", "other"]  # why no sentence may rest on a board

LARGE = 6  # rows of a board on which a single solution is no coincidence
SMALL = 4  # rows of a board on which two are none

# Queens in twenty languages. Short words that are parts of other words stand alone.
_ANYWHERE = "queen|reina|rainha|regin[ae]|königin|koenigin|drottning|dronning|kuningat|królow|hetman|ферз|королев|vezir"
_OTHER_SCRIPTS = "皇后|女王|クイーン|퀸|여왕|ملكة|וזיר|מלכ|βασίλισσ|रानी|hậu"
_ALONE = "dam[ae]s?|damen|reines?|kralic[ae]|királynő|vezér|dámy?|dronninger|koninginnen|ratu|kraljic[ae]|nq"
QUEENS = re.compile(rf"{_ANYWHERE}|{_OTHER_SCRIPTS}|(?<![a-zäöü])(?:{_ALONE})(?![a-zäöü])", re.I)


def find_doubt(recording: Recording, guessed: Guess, changes: Sequence[Change]) -> Doubt:
    """Return the reason not to judge the board, "" if there is evidence that it holds queens.

    Returns:
        `other` if nothing in the text or on the board hints at queens, `unsure` if the board itself is only a guess.
    """
    if guessed.confidence == "said":
        return ""
    solutions = {(change.size, frozenset(change.squares)) for change in changes if change.solution}
    sizes = [size for size, _ in solutions if size >= SMALL]
    if len(sizes) > 1 or any(size >= LARGE for size in sizes):
        return ""
    named = f"{recording.header.get('file', '')}\n{recording.source}"
    if not QUEENS.search(named) and not compares_distances(recording.source):
        return "other"
    return "unsure" if guessed.confidence == "unsure" else ""


def compares_distances(source: str) -> bool:
    """Return True if the text compares a distance of two numbers with another distance, as queens on a diagonal do."""
    tree = read_tree(source)
    if tree is None:
        return False
    return any(
        sum(is_distance(side) for side in (node.left, *node.comparators)) >= 2
        and any(isinstance(side, ast.Call) for side in (node.left, *node.comparators))
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
    )


def is_distance(node: ast.AST) -> bool:
    """Return True for a difference of two values that are no constants, or for its absolute value."""
    match node:
        case ast.Call(func=ast.Name(id="abs"), args=[inner]) | ast.Call(func=ast.Attribute(attr="fabs"), args=[inner]):
            return is_distance(inner)
        case ast.BinOp(op=ast.Sub(), left=left, right=right):
            return not isinstance(left, ast.Constant) and not isinstance(right, ast.Constant)
    return False
