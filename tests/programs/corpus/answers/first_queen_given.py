# right: all boards with a queen on (0, 0), which stands there before the search
# never: misses
n = 5
grid = [["-"] * n for _ in range(n)]
grid[0][0] = "Q"  # given


def threatened(row, col):
    for r in range(row):
        for c in range(n):
            if grid[r][c] == "Q" and (c == col or abs(c - col) == row - r):
                return True
    return False


def show():
    for line in grid:
        print(*line)
    print()


def search(row):
    if row == n:
        show()
        return
    for col in range(n):
        if not threatened(row, col):
            grid[row][col] = "Q"
            search(row + 1)
            grid[row][col] = "-"


search(1)
