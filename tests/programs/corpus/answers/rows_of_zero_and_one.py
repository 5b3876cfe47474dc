# right: rows of zeros and ones with the first queen in column 1; for N = 2 the row is "0 1"
n = int(input("N = "))
grid = [[0 for _ in range(n)] for _ in range(n)]
grid[0][1] = 1


def fits(row, col):
    for r in range(row):
        c = grid[r].index(1)
        if c == col or abs(c - col) == row - r:
            return False
    return True


def search(row):
    if row == n:
        return True
    for col in range(n):
        if fits(row, col):
            grid[row][col] = 1
            if search(row + 1):
                return True
            grid[row][col] = 0
    return False


if search(1):
    print("A solution with the first queen in column 1:")
else:
    print("No solution for these queens:")
for row in grid:
    print(" ".join(map(str, row)))
