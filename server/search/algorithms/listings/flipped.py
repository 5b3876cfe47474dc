def try_(ld, col, rd):
    global solutions
    if col == 0:
        solutions += 1
        return  # first: raise SystemExit
    poss = ld & col & rd
    while poss:
        bit = poss & -poss
        poss ^= bit
        try_((ld ^ bit) >> 1 | left,
              col ^ bit,
             (rd ^ bit) << 1 | 1)

n = 8
done = (1 << n) - 1
left = 1 << n - 1
solutions = 0
try_(done, done, done)
