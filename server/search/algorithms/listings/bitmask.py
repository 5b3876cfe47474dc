def try_(ld, col, rd):
    global solutions
    if col == done:
        solutions += 1
        return  # first: raise SystemExit
    poss = ~(ld | col | rd) & done
    while poss:
        bit = poss & -poss
        poss -= bit
        try_((ld | bit) >> 1,
              col | bit,
             (rd | bit) << 1)

n = 8
done = (1 << n) - 1
solutions = 0
try_(0, 0, 0)
