# right: known counts are asserted, and OK is printed
KNOWN = [1, 1, 0, 0, 2, 10, 4]


def n_queens(n):
    def go(row, cols, diag, anti):
        if row == n:
            return 1
        return sum(
            go(row + 1, cols | {col}, diag | {row + col}, anti | {row - col})
            for col in set(range(n)) - cols
            if row + col not in diag and row - col not in anti
        )

    return go(0, set(), set(), set())


for n, expected in enumerate(KNOWN):
    assert n_queens(n) == expected, n
print("OK")
