"""Read a program's output: its numbers and its boards, in the forms in which learners print them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from .values import Squares, find_boards, parse, read_picture, squares_of

LONGEST = 1_000_000  # characters to read
_INTEGER = re.compile(r"(?<![\w.-])-?\d+(?![\w.]\d)")
_RULE = re.compile(r"[\s+|=─━┼┬┴├┤┌┐└┘│—–-]*[+=─━┼┬┴├┤┌┐└┘—–-]{2}[\s+|=─━┼┬┴├┤┌┐└┘│—–-]*")
# A question for input, on the line of the first row.
_PROMPT = re.compile(r"^\s*[A-Za-z](?:[\w ,'.()/-]{3,}?[:?=>]+|[A-Za-z ,']{3,})\s*")
_SEPARATORS = re.compile(r"[\s,;|│]+")


@dataclass
class Output:
    """Numbers and boards of a text, in their order.

    - `numbers`: those that stand alone on their lines; `integers`: all; `boards`: those with exactly n queens.
    """

    numbers: list[int] = field(default_factory=list)
    integers: list[int] = field(default_factory=list)
    boards: list[Squares] = field(default_factory=list)


def read_output(text: str, n: int) -> Output:
    """Read a text: printed output, or values as Python writes them.

    Args:
        text: The text; only its first LONGEST characters are read.
        n: Rows of the boards.

    Returns:
        Its numbers and boards. A board may have queens that attack each other.
    """
    output = Output()
    rest: list[str] = []  # lines that are no part of a printed board
    picture: list[tuple[str, list[str]]] = []
    for line in text[:LONGEST].splitlines():
        numbers = _INTEGER.findall(line)
        output.integers += map(int, numbers)
        if len(numbers) == 1:
            output.numbers.append(int(numbers[0]))
        cells = cells_of(line, n) or cells_of(_PROMPT.sub("", line), n)
        if cells is None and (not line.strip() or _RULE.fullmatch(line)):
            continue  # some boards have them between their rows
        if cells is None:
            rest += [*(row for row, _ in picture), line]
            picture = []
            continue
        picture.append((line, cells))
        if len(picture) == n:
            board = read_picture([cells for _, cells in picture])
            output.boards += [board] if board else []
            rest += [] if board else [row for row, _ in picture]
            picture = []
    rest += [row for row, _ in picture]
    plain = [line for line in rest if is_plain(line)]
    output.boards += find_boards(parse("\n".join(rest)), n)
    output.boards += [board for board in (permutation_of(words_of(line, n)) for line in plain) if board]
    output.boards += find_squares(plain, n)
    return output


def words_of(line: str, n: int) -> list[str]:
    """Return the n words of a line behind its last colon, or the n digits of its only word; [] otherwise."""
    words = [word for word in _SEPARATORS.split(line.rpartition(":")[2].strip()) if word]
    if len(words) == 1:
        words = list(words[0])
    return words if len(words) == n else []


def find_squares(lines: Sequence[str], n: int) -> Iterator[Squares]:
    """Yield the boards of n lines with a row and a column each, such as "row 0, column 1"."""
    pairs: list[list[int]] = []
    for line in lines:
        numbers = [int(number) for number in _INTEGER.findall(line)]
        pairs = [*pairs, numbers] if len(numbers) == 2 else []
        if len(pairs) == n:
            board = squares_of(pairs, n) if len({row for row, _ in pairs}) == n else None
            if board:
                yield board
            pairs = [] if board else pairs[1:]


def is_plain(line: str) -> bool:
    """Return True for a line of numbers without brackets."""
    return not set("[](){}") & set(line) and bool(_INTEGER.search(line))


def cells_of(line: str, n: int) -> list[str] | None:
    """Return the n cells of a line of a printed board, without brackets, quotes and a row's number; None otherwise."""
    bare = re.sub(r"[\[\](){}'\"]", " ", line).strip()
    words = [word for word in _SEPARATORS.split(bare) if word]
    if len(words) == n + 1 and words[0].strip(".:").isdigit():
        words = words[1:]
    if len(words) == 1 and len(words[0]) == n:
        words = list(words[0])
    if len(words) != n and len(line.rstrip("\r")) == n:
        words = list(line.rstrip("\r"))  # blanks are cells
    return words if len(words) == n and (n == 1 or len({*words}) == 2) else None


def permutation_of(words: Sequence[str]) -> Squares | None:
    """Return the board whose columns are these numbers, counted from 0 or 1; None if they are no permutation."""
    if not all(word.isdecimal() for word in words) or len(words) < 2:
        return None
    numbers = [int(word) for word in words]
    for origin in (0, 1):
        if sorted(numbers) == list(range(origin, origin + len(numbers))):
            return frozenset((row, number - origin) for row, number in enumerate(numbers))
    return None
