# wrong: queens, and the columns are never compared
# says: attack each other
N = 5
queens = []
count = 0


def is_safe(row, col):
    for r in range(len(queens)):
        if abs(r - row) == abs(queens[r] - col):
            return False
    return True


def solve(row):
    global count
    if row == N:
        count += 1
        return
    for col in range(N):
        if is_safe(row, col):
            queens.append(col)
            solve(row + 1)
            queens.pop()


solve(0)
print("solutions for 5 queens:", count)
