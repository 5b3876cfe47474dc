# right: super-queens also move as knights, 4 boards for 10 rows
# never: misses
# never: instead of 724
"""Place superqueens, which move as a queen and as a knight."""
N = 10
chosen = []


def place(row):
    if row == N:
        print(chosen)
        return 1
    ways = 0
    for col in range(N):
        if all(
            col != c and abs(col - c) != row - r and (row - r, abs(col - c)) not in ((1, 2), (2, 1))
            for r, c in enumerate(chosen)
        ):
            chosen.append(col)
            ways += place(row + 1)
            chosen.pop()
    return ways


print(place(0))
