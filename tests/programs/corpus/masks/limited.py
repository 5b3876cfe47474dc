def queens(n):
    all_ones = (1 << n) - 1
    count = 0
    def rec(ld, cols, rd, lim):
        nonlocal count
        if cols == all_ones:
            count += 1
            return
        poss = ~(ld | cols | rd) & all_ones & lim
        while poss:
            p = poss & -poss
            poss -= p
            rec((ld | p) << 1, cols | p, (rd | p) >> 1, all_ones)
    half = n // 2
    rec(0, 0, 0, (1 << half) - 1)
    count *= 2
    if n % 2:
        rec(0, 0, 0, 1 << half)
    return count
for n in range(4, 8): print(n, queens(n))
