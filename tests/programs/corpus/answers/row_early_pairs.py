# wrong: the base case comes a row early, and the boards are printed as pairs
# says: 5 queens are taken for solutions
def free(grid, row, column):
    size = len(grid)
    for c in range(column):
        for r in range(size):
            if grid[r][c] == 1 and (r == row or abs(r - row) == column - c):
                return False
    return True


def fill(grid, column, solutions):
    size = len(grid)
    if column >= size - 1:
        solutions.append([[r, c] for c in range(size) for r in range(size) if grid[r][c]])
        return
    for row in range(size):
        if free(grid, row, column):
            grid[row][column] = 1
            fill(grid, column + 1, solutions)
            grid[row][column] = 0


size = 6
solutions = []
fill([[0 for _ in range(size)] for _ in range(size)], 0, solutions)
for one in solutions:
    print(one)
