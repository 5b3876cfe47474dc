# right: all boards with the first queen in the column that was asked for
# never: misses
# never: instead of
n = 8
first = int(input("Column of the first queen: "))
queens = [first]
count = 0


def fits(col):
    row = len(queens)
    for r in range(row):
        if queens[r] == col or abs(queens[r] - col) == row - r:
            return False
    return True


def extend():
    global count
    if len(queens) == n:
        count += 1
        print(count, queens)
        return
    for col in range(n):
        if fits(col):
            queens.append(col)
            extend()
            queens.pop()


extend()
