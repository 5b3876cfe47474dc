# right: x[1] to x[n], columns from 1; entries behind the current row are never cleared
# never: It moves queens
# never: attack each other
n = 6
x = [0] * (n + 1)
total = 0


def free(row, col):
    for above in range(1, row):
        if x[above] == col or row - above == abs(col - x[above]):
            return False
    return True


def queen(row):
    global total
    if row > n:
        total += 1
        print(x[1:])
        return
    for col in range(1, n + 1):
        if free(row, col):
            x[row] = col
            queen(row + 1)


queen(1)
print("solutions:", total)
