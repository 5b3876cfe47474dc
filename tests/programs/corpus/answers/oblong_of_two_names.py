# other: five queens on a board of 5 × 7, the sizes are two constants
# never: For N = 7 it gives
# never: For N = 5 it gives
ROWS, COLS = 5, 7
count = 0
queens = []


def place(row):
    global count
    if row == ROWS:
        count += 1
        return
    for col in range(COLS):
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            place(row + 1)
            queens.pop()


place(0)
print(count)
