def try_(row, ld, col, rd, reg):
    global solutions
    if col == done:
        solutions += 1
        return  # first: raise SystemExit
    poss = open[row] & ~(ld | col | rd | reg)
    while poss:
        bit = poss & -poss
        poss -= bit
        try_(row + 1,
             (ld & far | bit) >> 1,
              col | bit,
             (rd & far | bit) << 1,
             (reg | area[row][bit]) >> n)

n = 8
rule = "long"
rows = ["." * n] * n
done = (1 << n) - 1
far = done if rule == "long" else 0
open = [0] * n
area = [{} for _ in rows]
squares = [(r, c) for r in range(n) for c in range(n)]
given = [(r, c) for r, c in squares
         if rows[r][c] in "Qabcdefghijkl"]
for r, c in squares:
    bit = 1 << n - 1 - c
    sign = rows[r][c].upper()
    region = [(i, j) for i, j in squares
              if sign in "ABCDEFGHIJKL"
              and rows[i][j].upper() == sign]
    area[r][bit] = sum(1 << n * (i - r + 1) - 1 - j
                       for i, j in region if i >= r)
    attacked = [(i, j) for i, j in given
                if (i, j) != (r, c)
                and (i == r or j == c or (i, j) in region
                     or (abs(i - r) == abs(j - c)
                     and (rule == "long" or abs(i - r) == 1)))]
    if sign != "#" and not attacked:
        open[r] |= bit
solutions = 0
try_(0, 0, 0, 0, 0)
