# other: queens of a list are set by hand and looked at
# never: search
# never: misses
queens = [None] * 4
queens[0] = 0
queens[1] = 1
queens[2] = 3


def clash(i, j):
    if queens[i] is None or queens[j] is None:
        return False
    return queens[i] == queens[j] or abs(queens[i] - queens[j]) == abs(i - j)


for i in range(4):
    for j in range(i):
        if clash(i, j):
            print("Queens", j, "and", i, "attack each other")
