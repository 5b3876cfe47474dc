# wrong: one diagonal is never cleared
# says: instead of 92
n = 8
columns = [False] * n
down = [False] * (2 * n)
up = [False] * (2 * n)
queens = []
found = 0


def place(row):
    global found
    if row == n:
        found += 1
        return
    for col in range(n):
        if columns[col] or down[row - col + n] or up[row + col]:
            continue
        columns[col] = down[row - col + n] = up[row + col] = True
        queens.append(col)
        place(row + 1)
        queens.pop()
        columns[col] = up[row + col] = False


place(0)
print("solutions:", found)
