import sys

sys.setrecursionlimit(10**9)

def place(row):
    try:
        return place(row + 1)
    except RecursionError:
        return 0

place(0)
