# right: all boards with a queen on the square of the input, as the judge wants them
# never: misses
# never: instead of
def solve(col, rows, row0, col0):
    if col == 8:
        answers.append(rows[:])
        return
    for row in range(8):
        if col == col0 and row != row0:
            continue
        if all(row != r and abs(row - r) != col - c for c, r in enumerate(rows)):
            rows.append(row)
            solve(col + 1, rows, row0, col0)
            rows.pop()


answers = []
a, b = map(int, input().split())
solve(0, [], a - 1, b - 1)
print("SOLN       COLUMN")
print(" #      1 2 3 4 5 6 7 8")
for number, rows in enumerate(answers, 1):
    print(f"{number:2}      " + " ".join(str(row + 1) for row in rows))
