# right: draws the board after each queen set or taken, until the first solution
N = 4
grid = [["."] * N for _ in range(N)]
moves = 0


def draw(text):
    global moves
    moves += 1
    print(f"{moves}. {text}")
    for line in grid:
        print("".join(line))


def free(row, col):
    return not any(grid[r][c] == "Q" and (c == col or abs(c - col) == row - r) for r in range(row) for c in range(N))


def solve(row):
    if row == N:
        return True
    for col in range(N):
        if free(row, col):
            grid[row][col] = "Q"
            draw("set")
            if solve(row + 1):
                return True
            grid[row][col] = "."
            draw("taken")
    return False


print("Solved!" if solve(0) else "Not solvable")
