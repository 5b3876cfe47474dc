# right: another puzzle: queens that must not touch
# never: attack each other
# never: misses
# never: instead of
"""Queens that may not touch: one in each row and each column, no two next to each other, not even at a corner."""
N = 6
queens = []
total = 0


def touches(col):
    return bool(queens) and abs(queens[-1] - col) == 1


def place():
    global total
    if len(queens) == N:
        total += 1
        return
    for col in range(N):
        if col not in queens and not touches(col):
            queens.append(col)
            place()
            queens.pop()


place()
print(total)
