# wrong: the row is never compared with n, and the limit is raised
# says: nested too deeply in line 15
# never: block
import sys

sys.setrecursionlimit(50_000)
N = 4
queens = []


def place(row):
    for column in range(N):
        if column not in queens[-3:]:
            queens.append(column)
            place(row + 1)
            queens.pop()


place(0)
