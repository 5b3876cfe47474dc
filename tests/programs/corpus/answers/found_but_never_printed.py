# wrong: the board is found and returned, and nobody prints it
# says: prints nothing
def attacked(grid, row, column):
    size = len(grid)
    for c in range(column):
        down, up = row - (column - c), row + (column - c)
        if grid[row][c] or (down >= 0 and grid[down][c]) or (up < size and grid[up][c]):
            return True
    return False


def place(grid, column):
    if column == len(grid):
        return True
    for row in range(len(grid)):
        if not attacked(grid, row, column):
            grid[row][column] = 1
            if place(grid, column + 1):
                return True
            grid[row][column] = 0
    return False


def eight_queens(size):
    grid = [[0] * size for _ in range(size)]
    if place(grid, 0):
        return grid
    print("impossible")


eight_queens(6)
