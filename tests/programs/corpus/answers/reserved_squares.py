# other: the ways that leave the reserved squares of the input free, 65 of the 92
# never: instead of
# never: misses
lines = [input() for _ in range(8)]
free = [[square == "." for square in line] for line in lines]
columns, down, up = set(), set(), set()
answer = 0


def search(row):  # a queen on each row
    global answer
    if row == 8:
        answer += 1
        return
    for col in range(8):
        if free[row][col] and col not in columns and row - col not in down and row + col not in up:
            columns.add(col)
            down.add(row - col)
            up.add(row + col)
            search(row + 1)
            columns.remove(col)
            down.remove(row - col)
            up.remove(row + col)


search(0)
print(answer)
