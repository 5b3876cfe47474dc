n = 4
board = [[0] * n for _ in range(n)]
found = 0

def safe(row, col):
    for i in range(n):
        if board[i][col]:
            return False
    for i in range(n):
        for j in range(n):
            if board[i][j] and i - j == row - col:
                return False
    return True

def solve(row):
    global found
    if row == n:
        found += 1
        for line in board:
            print(line)
        return
    for col in range(n):
        if safe(row, col):
            board[row][col] = 1
            solve(row + 1)
            board[row][col] = 0

solve(0)
print(found)
# says: The queens of row 1, column 2 and row 2, column 1 attack each other, and the search goes on in line 25.
