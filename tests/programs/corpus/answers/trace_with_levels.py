# right: a protocol of all calls, then the number of solutions
# says: 4 solutions
n = 6
queens = []
solutions = 0


def log(*words):
    print("    " * len(queens), *words)


def attacked(col):
    return any(c == col or abs(c - col) == len(queens) - r for r, c in enumerate(queens))


def search():
    global solutions
    if len(queens) == n:
        solutions += 1
        log("solution", solutions, queens)
        return
    for col in range(n):
        if not attacked(col):
            log("try", col)
            queens.append(col)
            search()
            queens.pop()


search()
print("solutions:", solutions)
