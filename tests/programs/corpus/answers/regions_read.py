# right: another puzzle: regions from the input, no two queens touch
# never: attack each other
# never: misses
# never: instead of
n = int(input())
grid = [input().split() for _ in range(n)]
queens, used, count = [], set(), 0


def ok(r, c):
    if c in queens or grid[r][c] in used:
        return False
    return not queens or abs(queens[-1] - c) > 1


def go(r):
    global count
    if r == n:
        count += 1
        print(queens)
        return
    for c in range(n):
        if ok(r, c):
            queens.append(c)
            used.add(grid[r][c])
            go(r + 1)
            used.discard(grid[r][c])
            queens.pop()


go(0)
print("solutions:", count)
