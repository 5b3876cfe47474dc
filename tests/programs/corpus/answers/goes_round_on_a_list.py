# wrong: the queen that is taken back is placed again at once
# says: goes round and round
# never: without an attack
n = 6
queens = []


def free(col):
    return all(c != col and abs(c - col) != len(queens) - r for r, c in enumerate(queens))


while len(queens) < n:
    for col in range(n):
        if free(col):
            queens.append(col)
            break
    else:
        queens.pop()
print(queens)
