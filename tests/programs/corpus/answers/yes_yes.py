# right: says yes or no, twice, and the board
n = 6


def safe(queens, col):
    return all(c != col and abs(c - col) != len(queens) - r for r, c in enumerate(queens))


def solve(queens):
    if len(queens) == n:
        return queens
    for col in range(n):
        if safe(queens, col):
            found = solve(queens + [col])
            if found:
                return found
    return None


board = solve([])
print("solvable:", "yes" if board else "no")
print("tested:", "yes")
if board:
    print([(r, c) for r, c in enumerate(board)])
