# other: as many queens as rows on a board that is not square, 46 boards for 4 rows of 6
# never: misses
rows = int(input("Number of rows: "))
cols = int(input("Number of columns: "))
boards = []


def put(queens):
    row = len(queens)
    if row == rows:
        boards.append(list(queens))
        return
    for col in range(cols):
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            put(queens)
            queens.pop()


put([])
for board in boards:
    for queen in board:
        print("." * queen + "Q" + "." * (cols - queen - 1))
    print("-" * cols)
print(len(boards), "boards")
