# right: each call first looks if there are enough boards, so that queens are placed until the end
# never: misses
ENOUGH = 5
n = 7
kept = []
rows = [-1] * n


def is_free(col, row):
    return all(rows[c] != row and abs(rows[c] - row) != col - c for c in range(col))


def place(col):
    if len(kept) >= ENOUGH:
        return
    if col == n:
        kept.append(rows[:])
        return
    for row in range(n):
        if is_free(col, row):
            rows[col] = row
            place(col + 1)
            rows[col] = -1


place(0)
for board in kept:
    print(board)
