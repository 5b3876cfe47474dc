# right: a dictionary from row to column, sizes of the program's arguments
import sys


def safe(queens, row, col):
    for r, c in queens.items():
        if c == col or abs(c - col) == abs(r - row):
            return False
    return True


def search(queens, row, n):
    if row == n:
        yield dict(queens)
    else:
        for col in range(n):
            if safe(queens, row, col):
                queens[row] = col
                yield from search(queens, row + 1, n)
                del queens[row]


size = int(sys.argv[1]) if len(sys.argv) > 1 else 8
answers = list(search({}, 0, size))
print(f"{len(answers)} solutions for {size} queens")
for answer in answers:
    print(answer)
