# right: the rows begin as one list, and each is replaced as a whole
# never: are one and the same list
n = 5
board = [["."] * n] * n
count = 0


def solve(r, queens):
    global count
    if r == n:
        count += 1
        return
    for c in range(n):
        if all(c != d and abs(c - d) != r - i for i, d in enumerate(queens)):
            board[r] = ["Q" if c == k else "." for k in range(n)]
            solve(r + 1, queens + [c])
            board[r] = ["."] * n


solve(0, [])
print(count, "solutions")
