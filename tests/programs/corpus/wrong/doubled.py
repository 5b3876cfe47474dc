n = 4
found = []

def safe(queens, row, col):
    return all(r != row and c != col and abs(r - row) != abs(c - col) for r, c in queens)

def solve(queens):
    if len(queens) == n:
        found.append(list(queens))
        return
    for row in range(n):
        for col in range(n):
            if safe(queens, row, col):
                queens.append((row, col))
                solve(queens)
                queens.pop()

solve([])
print(len(found))
# says: 24 orders
