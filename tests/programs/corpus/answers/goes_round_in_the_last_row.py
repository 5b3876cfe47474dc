# wrong: it never goes back a row: the queen of a row goes round and round
# says: goes round and round
# never: without an attack
n = 6
queens = [-1] * n


def attacked(row):
    return any(queens[r] == queens[row] or abs(queens[r] - queens[row]) == row - r for r in range(row))


row = 0
while row < n:
    queens[row] = (queens[row] + 1) % n
    while attacked(row):
        queens[row] = (queens[row] + 1) % n
    row += 1
print(queens)
