# right: it leaves the holes free, 31 of the 40 boards
# says: 31 of the 40
# never: instead of
# never: misses
n = int(input())
holes = set()
for _ in range(int(input())):
    r, c = map(int, input().split())
    holes.add((r, c))
queens = []


def search(row):
    if row == n:
        return 1
    total = 0
    for col in range(n):
        if (row, col) in holes:
            continue
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            total += search(row + 1)
            queens.pop()
    return total


print(search(0))
