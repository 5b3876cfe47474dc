# right: one loop that goes a row up or down
n = 6
columns = [-1] * n
row = 0
count = 0
while row >= 0:
    columns[row] += 1
    if columns[row] == n:
        columns[row] = -1
        row -= 1
        continue
    ok = True
    for r in range(row):
        if columns[r] == columns[row] or abs(columns[r] - columns[row]) == row - r:
            ok = False
            break
    if not ok:
        continue
    if row == n - 1:
        count += 1
        print("queens:", [c + 1 for c in columns])
    else:
        row += 1
print("count:", count)
