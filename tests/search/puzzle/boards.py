"""Random boards of both rules, and their solutions by trying all placements on squares, without masks."""

import random
from collections.abc import Iterator
from itertools import permutations

from server.search.puzzle.board import LETTERS, Board, parse_board

Columns = tuple[int, ...]


def random_boards(count: int, seed: int, most: int = 7) -> Iterator[Board]:
    """Yield boards of 1 to `most` rows of both rules, with and without regions, closed squares and given queens."""
    chance = random.Random(seed)
    while count:
        n = chance.randint(1, most)
        rule = chance.choice(["long", "touch"])
        signs = ["."] * (n * n)
        if rule == "touch" or chance.random() < 0.5:
            signs = [chance.choice(LETTERS[:n]) for _ in signs]
        share = chance.choice([0, 0.1, 0.3])
        signs = ["#" if chance.random() < share else sign for sign in signs]
        for place in chance.sample(range(n * n), chance.choice([0, 0, 1, 2]) if n > 3 else 0):
            signs[place] = "Q" if signs[place] in ".#" else signs[place].lower()
        try:
            yield parse_board(f"{rule}:{'/'.join(''.join(signs[n * row : n * row + n]) for row in range(n))}")
        except ValueError:
            continue  # a region or an open square of a row is missing, or given queens attack each other
        count -= 1


def solutions(board: Board) -> set[Columns]:
    """Return the column of the queen in each row, for each solution."""
    return {columns for columns in permutations(range(board.n)) if is_solution(board, columns)}


def is_solution(board: Board, columns: Columns) -> bool:
    """Return whether queens in these columns keep all rules. They are known to stand in different columns."""
    signs = [board.rows[row][column] for row, column in enumerate(columns)]
    regions = [sign.upper() for sign in signs if sign not in ".#Q"]
    given = sum(sign == "Q" or sign.islower() for sign in "".join(board.rows))
    apart = range(1, board.n if board.rule == "long" else 2)
    return (
        "#" not in signs
        and len(set(regions)) == len(regions)
        and sum(sign == "Q" or sign.islower() for sign in signs) == given
        and not any(abs(columns[row] - columns[row - rows]) == rows for rows in apart for row in range(rows, board.n))
    )
