# right: numbers of attacks on each square, raised and lowered
n = 5
attacks = [[0] * n for _ in range(n)]
placed = []
count = 0


def mark(row, col, by):
    for r in range(n):
        for c in range(n):
            if r == row or c == col or abs(r - row) == abs(c - col):
                attacks[r][c] += by


def place(row):
    global count
    if row == n:
        count += 1
        return
    for col in range(n):
        if attacks[row][col] == 0:
            placed.append((row, col))
            mark(row, col, 1)
            place(row + 1)
            mark(row, col, -1)
            placed.pop()


place(0)
print("Queens:", n, "solutions:", count)
