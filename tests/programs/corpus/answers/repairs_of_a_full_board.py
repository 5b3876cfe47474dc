# right: queens move on a full board
import random

random.seed(4)
n = 6
board = [random.randrange(n) for _ in range(n)]  # queens
def clashes(b):
    return sum(b[i] == b[j] or abs(b[i] - b[j]) == j - i for j in range(n) for i in range(j))
for _ in range(400):
    if not clashes(board):
        break
    r = random.randrange(n)
    board[r] = min(range(n), key=lambda c: (clashes(board[:r] + [c] + board[r + 1:]), random.random()))
print(board)
