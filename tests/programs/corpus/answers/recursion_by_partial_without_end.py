# wrong: functools.partial makes the call, and nothing ends the recursion
# never: block
from functools import partial

N = 4
board = []


def attempt(free, row):
    deeper = partial(attempt, row=row + 1)
    for column in free:
        if not any(column == c or abs(column - c) == row - r for r, c in enumerate(board)):
            board.append(column)
            deeper(list(free))
            board.pop()
    if board:
        deeper(free)


attempt(range(N), row=0)  # queens
