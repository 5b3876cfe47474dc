# other: rooks that do not attack each other
# never: attack each other
# never: misses
# never: instead of
n = 4
rooks = []


def place_rook(row):
    if row == n:
        print(rooks)
        return
    for column in range(n):
        if column not in rooks:
            rooks.append(column)
            place_rook(row + 1)
            rooks.pop()


place_rook(0)
