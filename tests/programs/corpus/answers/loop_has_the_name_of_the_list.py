# right: the loop that prints uses the name of the search's board again
# never: repeats
# never: after that
def solve(queens, n, found):
    if len(queens) == n:
        found.append(queens[:])
        return found
    for col in range(n):
        if all(c != col and abs(c - col) != len(queens) - r for r, c in enumerate(queens)):
            queens.append(col)
            solve(queens, n, found)
            queens.pop()
    return found


for queens in reversed(solve([], 5, [])):
    print(*queens)
