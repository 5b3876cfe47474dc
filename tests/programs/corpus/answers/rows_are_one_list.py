# wrong: the rows of the board are one and the same list
# says: one and the same list
SIZE = 6
grid = [[0] * SIZE] * SIZE
ways = 0


def safe(row, col):
    for r in range(row):
        for c in range(SIZE):
            if grid[r][c] and (c == col or abs(c - col) == row - r):
                return False
    return True


def queens(row):
    global ways
    if row == SIZE:
        ways += 1
        return
    for col in range(SIZE):
        if safe(row, col):
            grid[row][col] = 1
            queens(row + 1)
            grid[row][col] = 0


queens(0)
print("Ways:", ways)
