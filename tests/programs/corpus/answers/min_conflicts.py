# right: least conflicts from a random board, seeded, until no queen is attacked
import random

random.seed(2)
n = 6


def conflicts(board, row, col):
    return sum(1 for r in range(n) if r != row and (board[r] == col or abs(board[r] - col) == abs(r - row)))


def min_conflicts(limit=2000):
    board = [random.randrange(n) for _ in range(n)]
    for step in range(limit):
        bad = [row for row in range(n) if conflicts(board, row, board[row])]
        if not bad:
            return board, step
        row = random.choice(bad)
        costs = [conflicts(board, row, col) for col in range(n)]
        least = min(costs)
        board[row] = random.choice([col for col in range(n) if costs[col] == least])
    return None, limit


board, steps = min_conflicts()
while board is None:
    board, steps = min_conflicts()
print("Solved in", steps, "steps:", board)
