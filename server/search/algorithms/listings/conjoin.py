def conjoin(row):
    global solutions
    if row == n:
        solutions += 1
        return  # first: raise SystemExit
    for column in places(row):
        conjoin(row + 1)

def places(row):
    global used
    for column in range(n):
        bits = square[row][column]
        if not bits & used:
            used |= bits
            yield column
            used &= ~bits

n = 8
square = [[1 << j
           | 1 << (n + i - j + n - 1)
           | 1 << (n + 2 * n - 1 + i + j)
           for j in range(n)] for i in range(n)]
used = 0
solutions = 0
conjoin(0)
