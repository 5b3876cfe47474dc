def try_(row):
    global solutions
    if row == n:
        solutions += 1
        return  # first: raise SystemExit
    for column in range(n):
        major = row - column + n - 1
        minor = row + column
        if not (columns[column]
                or majors[major]
                or minors[minor]):
            columns[column] = True
            majors[major] = True
            minors[minor] = True
            try_(row + 1)
            columns[column] = False
            majors[major] = False
            minors[minor] = False

n = 8
columns = [False] * n
majors = [False] * (2 * n - 1)
minors = [False] * (2 * n - 1)
solutions = 0
try_(0)
