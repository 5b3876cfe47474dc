# wrong: the first queen stands only in the left half, and nothing is mirrored
# says: misses 46 solutions
queens = []


def search(row):
    if row == 8:
        print(queens)
        return
    for col in range(4 if row == 0 else 8):
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            search(row + 1)
            queens.pop()


search(0)
