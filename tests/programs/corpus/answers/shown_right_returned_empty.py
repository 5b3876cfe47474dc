# wrong: the pictures are right, but the list at the end holds one list four times
# says: holds the same board 4 times
n = 6
grid = [["."] * n for _ in range(n)]
solutions = []


def free(row, col):
    return all(
        grid[r][c] == "." for r in range(row) for c in range(n) if c == col or abs(c - col) == row - r
    )


def solve(row):
    if row == n:
        for line in grid:
            print(" ".join(line))
        print()
        solutions.append(grid)
        return
    for col in range(n):
        if free(row, col):
            grid[row][col] = "Q"
            solve(row + 1)
            grid[row][col] = "."


solve(0)
print(solutions)
