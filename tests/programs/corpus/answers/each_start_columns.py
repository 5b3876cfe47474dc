# right: a first board for each column of the first queen
# never: misses
# never: instead of
# never: repeats
N = 8


def safe(queens, col):
    return not any(col == c or len(queens) - r == abs(col - c) for r, c in enumerate(queens))


def finish(queens):
    if len(queens) == N:
        return True
    for col in range(N):
        if safe(queens, col):
            queens.append(col)
            if finish(queens):
                return True
            queens.pop()
    return False


for start in range(N):
    queens = [start]
    if finish(queens):
        print("start", start, "->", queens)
    else:
        print("start", start, "-> none")
