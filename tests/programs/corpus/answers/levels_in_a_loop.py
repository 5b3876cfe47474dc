# right: in each round of the loop all boards get one row more
# never: full board
n = 6
boards = [()]
for row in range(n):
    boards = [b + (c,) for b in boards for c in range(n) if all(c != d and abs(c - d) != row - r for r, d in enumerate(b))]
for board in boards:
    print(*board)
