"""Evidence that a program places queens: a word in its text, a test of diagonals, or boards that no chance explains."""

import ast
import re
from collections.abc import Sequence
from typing import Literal

from ..answers.answer import read_answer
from ..board.film import Change
from ..board.guess import Guess
from ..recorder.trees import read_tree
from ..recording.recording import Recording
from .diagonals import looks_along_diagonals

Doubt = Literal["", "unsure", "other"]  # why no sentence may rest on a board

LARGE = 8  # rows of a board on which a single solution is no coincidence

# Queens in twenty languages. Short words that are parts of other words stand alone.
_ANYWHERE = "queen|reina|rainha|regin[ae]|königin|koenigin|drottning|dronning|kuningat|królow|hetman|ферз|королев|vezir"
_OTHER_SCRIPTS = "皇后|女王|クイーン|퀸|여왕|ملكة|וזיר|מלכ|βασίλισσ|रानी|hậu"
_ALONE = "dam[ae]s?|damen|reines?|kralic[ae]|királynő|vezér|dámy?|dronninger|koninginnen|ratu|kraljic[ae]|nq"
QUEENS = re.compile(rf"{_ANYWHERE}|{_OTHER_SCRIPTS}|(?<![a-zäöü])(?:{_ALONE})(?![a-zäöü])", re.I)
# board[0] = 4, board[0, 4] = 1, board = [4, 7], columns.append(4) or squares.add((0, 4))
_SETS = re.compile(
    r"\[ *(\d+|'\w+'|\"\w+\") *(, *\d+ *)?\] *=(?!=)|= *\[ *\d+ *(,[^\]]*)?\] *(#.*)?$|\.(append|add)\(\(?[\d'\"]", re.M
)


def find_doubt(recording: Recording, guessed: Guess, changes: Sequence[Change]) -> Doubt:
    """Return the reason not to judge the board, "" if there is evidence that it holds queens.

    Returns:
        `other` if nothing hints at queens; `unsure`, for a question to the learner, if the board is only a guess, or if
        only a comment speaks of queens.
    """
    if guessed.confidence == "said":
        return ""
    if is_given(recording, changes) or is_set_by_hand(recording, changes):
        return "other"
    if shows_solutions(changes):
        return ""
    if is_about_queens(recording.source, str(recording.header.get("file", ""))):
        has_solutions = len({frozenset(change.squares) for change in changes if change.solution}) > 1
        return "unsure" if guessed.confidence == "unsure" and not has_solutions else ""
    return "unsure" if QUEENS.search(recording.source) else "other"


def is_given(recording: Recording, changes: Sequence[Change]) -> bool:
    """Return True if a text that compares gets its queens as they stand in the input, the arguments or the text."""
    tree = read_tree(recording.source)
    is_checked = tree is not None and any(isinstance(node, ast.Compare) for node in ast.walk(tree))
    if not (changes and is_checked) or any(change.kind in ("lift", "move") for change in changes):
        return False
    texts = (str(recording.header.get("stdin", "")), "\n".join(recording.header.get("argv", ())), recording.source)
    answers = (read_answer(changes[-1].size, text) for text in texts)
    return any(frozenset(changes[-1].squares) in (*answer.boards, *answer.attacked) for answer in answers)


def is_set_by_hand(recording: Recording, changes: Sequence[Change]) -> bool:
    """Return True if pieces are set on squares that the text names, and no function that calls itself sets others."""
    is_full = any(len(change.squares) == change.size for change in changes)
    return bool(_SETS.search(recording.source)) and not is_full and not any(change.line for change in changes)


def shows_solutions(changes: Sequence[Change]) -> bool:
    """Return True if all full boards are solutions: several of them, or one on a large board."""
    full = [change for change in changes if len(change.squares) == change.size]
    solutions = {(change.size, frozenset(change.squares)) for change in full if change.solution}
    is_clear = len(solutions) > 1 or any(size >= LARGE for size, _ in solutions)
    return is_clear and all(change.solution for change in full)


def is_about_queens(source: str, file: str = "") -> bool:
    """Return True if the file's name, or a name or text in the code speaks of queens, or if it tests diagonals."""
    return bool(QUEENS.search(f"{file}\n{without_comments(source)}")) or looks_along_diagonals(source)


def without_comments(source: str) -> str:
    """Return a text without its comments."""
    return re.sub("#.*", "", source)
