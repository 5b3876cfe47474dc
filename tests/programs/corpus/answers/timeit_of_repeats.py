# right: the search runs ten times to measure it
import timeit

N = 5


def solve(row=0, cols=0, d1=0, d2=0):
    if row == N:
        return 1
    count = 0
    for col in range(N):
        c, a, b = 1 << col, 1 << row + col, 1 << row - col + N
        if not (cols & c or d1 & a or d2 & b):
            count += solve(row + 1, cols | c, d1 | a, d2 | b)
    return count


print("solutions:", solve())
print("best of 3:", round(min(timeit.repeat(solve, number=2, repeat=3)) * 1000, 1), "ms for 5 queens")
