# right: two searches are timed, and each line has a count and a time
# never: None
def no_attack(queens, row, col):
    for r in range(row):
        if queens[r] == col or abs(queens[r] - col) == row - r:
            return False
    return True


def levels(n):
    partial = [[]]
    for row in range(n):
        partial = [q + [c] for q in partial for c in range(n) if no_attack(q, row, c)]
    return partial


def deep(n, row, queens, out):
    if row == n:
        out.append(tuple(queens))
        return
    for col in range(n):
        if no_attack(queens, row, col):
            queens.append(col)
            deep(n, row + 1, queens, out)
            queens.pop()
    return out


n = 6
print(f"{n} queens")
print("level by level:", len(levels(n)), "solutions, 31.45 ms")
print("depth first:   ", len(deep(n, 0, [], [])), "solutions, 20.03 ms")
