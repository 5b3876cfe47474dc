# other: says if a board of the input is right; it is not
# never: attack each other
# never: search
size = int(input())
rows = [input() for _ in range(size)]
queens = [(r, c) for r in range(size) for c in range(size) if rows[r][c] == "Q"]
is_right = len(queens) == size
for a, (r, c) in enumerate(queens):
    for s, d in queens[:a]:
        if r == s or c == d or abs(r - s) == abs(c - d):
            is_right = False
print("right" if is_right else "wrong")
