# right: squares with an x stay free
# says: 3 of the 4
# never: instead of
# never: misses
GRID = """
......
.x....
......
....x.
......
......
""".split()
SIZE = len(GRID)
queens = {}


def safe(row, col):
    if GRID[row][col] == "x":
        return False
    for r, c in queens.items():
        if c == col or r + c == row + col or r - c == row - col:
            return False
    return True


def place(row):
    if row == SIZE:
        for r in range(SIZE):
            print("".join("Q" if queens[r] == c else "." for c in range(SIZE)))
        print()
        return
    for col in range(SIZE):
        if safe(row, col):
            queens[row] = col
            place(row + 1)
            del queens[row]


place(0)
