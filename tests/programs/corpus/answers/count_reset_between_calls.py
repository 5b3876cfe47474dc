# right: the count is reset
# says: Right
total = 0
def put(n, row, where):
    global total
    if row == n:
        total += 1
        return
    for c in range(n):
        if all(c != d and abs(c - d) != row - r for r, d in enumerate(where)):
            put(n, row + 1, where + [c])
def count(n):
    global total; total = 0
    put(n, 0, [])
    return total
print(count(4))
print(count(5))
