# other: tests the board that the argument writes as digits
# never: finds
# never: stops
import sys

placed = []
for digit in sys.argv[1]:
    placed.append(int(digit) - 1)


def attacks(row, col):
    for r in range(row):
        if placed[r] == col or abs(placed[r] - col) == row - r:
            return True
    return False


ok = not any(attacks(row, col) for row, col in enumerate(placed))
print("peaceful" if ok else "not peaceful")
