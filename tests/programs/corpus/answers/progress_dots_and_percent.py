# right: progress in percent while it searches, then the number
n = 6
solutions = []


def ok(queens, c):
    return all(c != q and abs(c - q) != len(queens) - r for r, q in enumerate(queens))


def search(queens):
    if len(queens) == 1:
        print(f"{queens[0] * 100 // n}%", end=" ")
    if len(queens) == n:
        solutions.append(queens)
        return
    for c in range(n):
        if ok(queens, c):
            search(queens + [c])


search([])
print("100%")
print("Solutions found: ", len(solutions))
