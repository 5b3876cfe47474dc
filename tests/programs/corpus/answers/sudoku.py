# other: a sudoku
# never: attack
grid = [[1, 0, 3, 0], [0, 0, 0, 2], [0, 1, 0, 0], [4, 0, 0, 0]]
def fits(r, c, v):
    return v not in grid[r] and all(row[c] != v for row in grid)
def solve():
    for r in range(4):
        for c in range(4):
            if not grid[r][c]:
                for v in range(1, 5):
                    if fits(r, c, v):
                        grid[r][c] = v
                        if solve():
                            return True
                        grid[r][c] = 0
                return False
    return True
print(solve())
