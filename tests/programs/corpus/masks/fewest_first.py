# most constrained row first, masks with 2n-1 bits for diagonals
n = 6
full = (1 << n) - 1
cols = up = down = 0
rows = (1 << n) - 1
count = 0
def free_in(r):
    return [c for c in range(n) if not (cols >> c & 1 or up >> (r + c) & 1 or down >> (r - c + n) & 1)]
def go():
    global cols, up, down, rows, count
    if not rows:
        count += 1
        return
    best = min((r for r in range(n) if rows >> r & 1), key=lambda r: len(free_in(r)))
    rows ^= 1 << best
    for c in free_in(best):
        cols ^= 1 << c; up ^= 1 << (best + c); down ^= 1 << (best - c + n)
        go()
        cols ^= 1 << c; up ^= 1 << (best + c); down ^= 1 << (best - c + n)
    rows ^= 1 << best
go()
print(count)
