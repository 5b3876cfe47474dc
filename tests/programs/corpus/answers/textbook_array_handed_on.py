# right: x[1..n] is handed on, old values stay, and the test comes after the queen is placed
# never: full board
def safe(x, k):
    for i in range(1, k):
        if x[i] == x[k] or abs(x[i] - x[k]) == k - i:
            return False
    return True


def queens(x, k, n):
    total = 0
    for column in range(1, n + 1):
        x[k] = column
        if safe(x, k):
            total += 1 if k == n else queens(x, k + 1, n)
    return total


size = 5
print(queens([0] * (size + 1), 1, size))
