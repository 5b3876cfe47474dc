# wrong: the inner call's board is dropped, so the first call gives None
# says: returned None
def solve(n, queens):
    if len(queens) == n:
        return queens
    for col in range(n):
        if all(c != col and abs(c - col) != len(queens) - r for r, c in enumerate(queens)):
            solve(n, queens + [col])


print("solution:", solve(5, []))
