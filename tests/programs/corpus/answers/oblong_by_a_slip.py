# wrong: the loop has one column too many, 12 boards instead of 2
n = 4
queens = []
count = 0


def search(row):
    global count
    if row == n:
        count += 1
        return
    for column in range(n + 1):
        if all(column != c and abs(column - c) != row - r for r, c in enumerate(queens)):
            queens.append(column)
            search(row + 1)
            queens.pop()


search(0)
print(count, "solutions for", n, "queens")
