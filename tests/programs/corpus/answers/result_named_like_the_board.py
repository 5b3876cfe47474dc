# right: the first solution is kept in a variable with the name of the board
# says: correct solution
# never: repeats
# never: misses
def is_free(queens, col):
    row = len(queens)
    for r in range(row):
        if queens[r] in (col, col - (row - r), col + (row - r)):
            return False
    return True


def solve(queens, n):
    if len(queens) == n:
        return queens
    for col in range(n):
        if is_free(queens, col):
            result = solve(queens + [col], n)
            if result is not None:
                return result
    return None


queens = solve([], 6)
print("Solution:", queens)
