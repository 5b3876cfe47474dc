n = 6
perm = list(range(n))
found = 0

def fits(row):
    for r in range(row):
        if abs(perm[r] - perm[row]) == row - r:
            return False
    return True

def search(row):
    global found
    if row == n:
        found += 1
        print(perm)
        return
    for other in range(row, n):
        perm[row], perm[other] = perm[other], perm[row]
        if fits(row):
            search(row + 1)
        perm[row], perm[other] = perm[other], perm[row]

search(0)
print(found)
# says: Right
