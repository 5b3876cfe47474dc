# right: a full board is tested
# says: Right
from itertools import permutations
n = 5
def fits(board):
    return all(abs(board[i] - board[j]) != j - i for j in range(n) for i in range(j))
def search(queens):
    if len(queens) == n:
        if fits(queens):
            return 1
        return 0
    return sum(search(queens + [c]) for c in range(n) if c not in queens)
print(search([]))
