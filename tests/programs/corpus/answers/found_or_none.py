# right: None means that there is no way on from here, and the caller asks for it
# never: returned None
def solve(n, queens):
    if len(queens) == n:
        return queens
    for col in range(n):
        if all(c != col and abs(c - col) != len(queens) - r for r, c in enumerate(queens)):
            found = solve(n, queens + [col])
            if found:
                return found


solution = solve(6, [])
print("ok" if solution else "none")
