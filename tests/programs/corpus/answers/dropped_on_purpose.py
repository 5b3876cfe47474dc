# right: the inner calls' lists are dropped on purpose; nothing clear is printed
# never: returned None
def solve(n, row, queens, out):
    if row == n:
        out.append(list(queens))
        return
    for col in range(n):
        if all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            solve(n, row + 1, queens, out)
            queens.pop()
    return out


done = solve(5, 0, [], [])
print("done" if done else "none")
