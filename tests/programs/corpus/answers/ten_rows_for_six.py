# right: a board of ten rows, of which only the first six are used
# never: misses
# never: of 10
SIZE = 6
squares = [[" "] * 10 for _ in range(10)]
count = 0


def safe(r, c):
    for i in range(1, r + 1):
        if squares[r - i][c] == "Q" or (c >= i and squares[r - i][c - i] == "Q") or squares[r - i][c + i] == "Q":
            return False
    return True


def go(r):
    global count
    if r == SIZE:
        count += 1
        return
    for c in range(SIZE):
        if c + r < 10 and safe(r, c):
            squares[r][c] = "Q"
            go(r + 1)
            squares[r][c] = " "


go(0)
print("Solutions:", count)
