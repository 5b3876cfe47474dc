# wrong: diagonals are forgotten, and the first board is the main diagonal
n = 6
columns = []


def go():
    if len(columns) == n:
        return True
    for column in range(n):
        if column in columns:
            continue
        columns.append(column)
        if go():
            return True
        columns.pop()
    return False


go()
for column in columns:
    print("." * column + "Q" + "." * (n - column - 1))
