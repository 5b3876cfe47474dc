# right: another puzzle: one queen in each row, column and colour, none beside another
# never: attack each other
# never: misses
"""A queens puzzle with colours, as in the newspaper."""
regions = ["AABBB", "AABCB", "DDBCC", "DDEEC", "DEEEC"]
size = len(regions)
rows_done = {}


def possible(row, col):
    if col in rows_done.values():
        return False
    for other_row, other_col in rows_done.items():
        if regions[other_row][other_col] == regions[row][col]:
            return False
        if max(abs(other_row - row), abs(other_col - col)) == 1:
            return False
    return True


def solve(row=0):
    if row == size:
        for r in range(size):
            print(" ".join("Q" if rows_done[r] == c else regions[r][c] for c in range(size)))
        return True
    for col in range(size):
        if possible(row, col):
            rows_done[row] = col
            if solve(row + 1):
                return True
            del rows_done[row]
    return False


solve()
