# right: a queen is given by the input, in row 5 of 6
# never: IndexError
n, r0, c0 = (int(input()) for _ in range(3))
grid = [[0] * n for _ in range(n)]
grid[r0][c0] = 1


def hit(r, c):
    return any(grid[i][j] for i in range(n) for j in range(n) if i == r or j == c or abs(i - r) == abs(j - c))


def solve(r):
    if r == n:
        return True
    if r == r0:
        return solve(r + 1)
    for c in range(n):
        if not hit(r, c):
            grid[r][c] = 1
            if solve(r + 1):
                return True
            grid[r][c] = 0
    return False


print(grid if solve(0) else "No board has a queen there")
