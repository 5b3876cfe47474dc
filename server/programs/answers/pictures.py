"""Boards that are drawn with characters, row by row."""

import re
from collections.abc import Iterator, Sequence

from .known import Squares

Row = Sequence[str]

BLANKS = set("0.-_ #+oO·▢□⬜")  # cells without a queen, on a board of one square
_QUEENS = ("Q", "q", "♛", "♕", "👑", "D", "W", "*", "X", "1")
_RULE = re.compile(r"[\s+|=─━┼┬┴├┤┌┐└┘│—–_-]*[+=─━┼┬┴├┤┌┐└┘—–_-]{2}[\s+|=─━┼┬┴├┤┌┐└┘│—–_-]*")
_SEPARATORS = re.compile(r"[\s,;|│]+")
_BAR = re.compile(r"[|│┃║]")
_CELL = re.compile(r".{1,2}|[01]\.|True|False|None|\W{1,4}")


def read_row(line: str, n: int) -> Row | None:
    """Return the n cells of a row, without brackets, quotes and the row's number; None for another line."""
    if n == 1 and line.strip().isdigit():
        return None
    bare = re.sub(r"[\[\](){}'\"]", " ", line)
    for words in _ways_to_cut(bare, line.rstrip("\r"), n):
        if len(words) == n and all(map(_CELL.fullmatch, words)):
            return words
    return None


def _ways_to_cut(bare: str, line: str, n: int) -> Iterator[Row]:
    if _BAR.search(bare):
        cells = [cell.strip() or " " for cell in _BAR.split(bare)]
        yield cells
        yield cells[1:-1]
    words = [word for word in _SEPARATORS.split(bare.strip()) if word]
    for cut in (words, words[1:] if _is_label(words[:1]) else [], words[1:-1] if _is_label(words[-1:]) else []):
        yield cut
        if len(cut) == 1 and n > 1:
            yield list(cut[0])
    yield list(line)  # blanks are cells


def _is_label(words: Sequence[str]) -> bool:
    return all(word.strip(".:").isdigit() for word in words)


def find_pictures(lines: Sequence[tuple[str, Row | None]], n: int) -> tuple[list[Squares], list[str]]:
    """Return the boards of n successive rows, and the lines that are part of none.

    Empty lines and rules may stand between the rows.
    """
    boards: list[Squares] = []
    rest: list[str] = []
    picture: list[tuple[str, Row]] = []
    for line, cells in lines:
        is_rule = not line.strip() or _RULE.fullmatch(line)
        if cells is not None and not (is_rule and not {*cells} <= {cell for _, row in picture for cell in row}):
            picture.append((line, cells))
        elif not is_rule:
            rest += [*(row for row, _ in picture), line]
            picture = []
        if len(picture) == n:
            if board := read_picture([cells for _, cells in picture]):
                boards.append(board)
            else:
                rest.append(picture[0][0])
            picture = [] if board else picture[1:]
    return boards, [*rest, *(row for row, _ in picture)]


def read_picture(rows: Sequence[Row], queens: int = 0) -> Squares | None:
    """Return the board of n rows of n cells with two symbols, of which one stands n times; None otherwise.

    With a third symbol, as of dark squares, the queens must have a usual one. `queens`: their number, 0 for n.
    """
    n = len(rows)
    symbols = {cell for row in rows for cell in row}
    if n == 1:
        return frozenset({(0, 0)}) if not symbols & BLANKS else None
    if len(symbols) not in (2, 3):
        return None
    for symbol in sorted(symbols) if len(symbols) == 2 else _QUEENS:
        squares = frozenset((r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == symbol)
        if len(squares) == (queens or n):
            return squares
    return None
