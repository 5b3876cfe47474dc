# other: it draws boards until one is peaceful, and the number of its last draw is no count of solutions
# never: all 92
# never: Right
from random import randrange, seed

seed(11)
board = list(range(8))
draws = 0


def clashes():
    return sum(
        abs(board[one] - board[two]) == two - one or board[one] == board[two] for two in range(8) for one in range(two)
    )


def improve():
    global draws
    draws += 1
    if clashes() == 0:
        return 92
    row = randrange(8)
    best = min(range(8), key=lambda column: (board.__setitem__(row, column), clashes())[1])
    board[row] = best if randrange(3) else randrange(8)
    return improve()


print(improve(), "percent", board)
