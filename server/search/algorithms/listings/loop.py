def search():
    global solutions
    row = 0
    poss[0] = done
    while row >= 0:
        if poss[row]:
            bit = poss[row] & -poss[row]
            poss[row] -= bit
            ld[row + 1] = (ld[row] | bit) >> 1
            col[row + 1] = col[row] | bit
            rd[row + 1] = (rd[row] | bit) << 1
            row += 1
            if col[row] == done:
                solutions += 1
                continue  # first: return
            poss[row] = done & ~(ld[row]
                              | col[row]
                              | rd[row])
        else:
            row -= 1

n = 8
done = (1 << n) - 1
ld, col, rd, poss = ([0] * (n + 1)
                     for _ in range(4))
solutions = 0
search()
