# right: each call gets a copy of the matrix with a queen more, deepcopy
import copy


def free(grid, row, col):
    return not any(grid[r][c] == 1 and (c == col or abs(c - col) == row - r) for r in range(row) for c in range(len(grid)))


def solutions(grid, row=0):
    if row == len(grid):
        return [grid]
    found = []
    for col in range(len(grid)):
        if free(grid, row, col):
            new = copy.deepcopy(grid)
            new[row][col] = 1
            found.extend(solutions(new, row + 1))
    return found


n = 4
for grid in solutions([[0] * n for _ in range(n)]):
    for row in grid:
        print(row)
    print()
