"""Right searches with masks in many styles, for tests that spoil them."""

ARGUMENTS = """\
n = 5
done = (1 << n) - 1

def place(ld, col, rd):
    if col == done:
        return 1
    found = 0
    free = ~(ld | col | rd) & done
    while free:
        bit = free & -free
        free -= bit
        found += place((ld | bit) << 1, col | bit, (rd | bit) >> 1)
    return found

print(place(0, 0, 0))
"""

NESTED = """\
def total(size):
    full = (1 << size) - 1

    def go(row, used, west, east):
        nonlocal count
        if row == size:
            count += 1
            return
        open_ = full & ~(used | west | east)
        while open_:
            spot = open_ & -open_
            open_ ^= spot
            go(row + 1, used | spot, (west | spot) << 1 & full, (east | spot) >> 1)

    count = 0
    go(0, 0, 0, 0)
    return count

print(total(6))
"""

ATTRIBUTES = """\
class Queens:
    def __init__(self, n):
        self.n = n
        self.full = 2 ** n - 1
        self.cols = self.left = self.right = 0
        self.count = 0

    def solve(self, row=0):
        if row == self.n:
            self.count += 1
            return
        free = self.full & ~(self.cols | self.left | self.right)
        while free:
            low = free & -free
            free &= free - 1
            kept = self.cols, self.left, self.right
            self.cols |= low
            self.left = (self.left | low) << 1
            self.right = (self.right | low) >> 1
            self.solve(row + 1)
            self.cols, self.left, self.right = kept

queens = Queens(5)
queens.solve()
print(queens.count)
"""

GLOBALS = """\
N = 5
ALL = (1 << N) - 1
columns = rising = falling = solutions = 0

def search(row):
    global columns, rising, falling, solutions
    if row == N:
        solutions += 1
        return
    old_rising, old_falling = rising, falling
    free = ALL & ~(columns | rising | falling)
    while free:
        queen = free & -free
        free ^= queen
        columns ^= queen
        rising = (old_rising | queen) << 1
        falling = (old_falling | queen) >> 1
        search(row + 1)
        columns ^= queen
        rising, falling = old_rising, old_falling

search(0)
print(solutions)
"""

GENERATOR = """\
def boards(n, board=(), cols=0, left=0, right=0):
    if len(board) == n:
        yield board
        return
    for c in range(n):
        b = 1 << c
        if not b & (cols | left | right):
            yield from boards(n, board + (c,), cols | b, (left | b) << 1, (right | b) >> 1)

print(len(list(boards(6))))
"""

ARRAYS = """\
n = 5
full = (1 << n) - 1
cols, left, right, free = [0] * (n + 1), [0] * (n + 1), [0] * (n + 1), [0] * (n + 1)
row, count = 0, 0
free[0] = full
while row >= 0:
    if row == n or not free[row]:
        count += row == n
        row -= 1
        continue
    bit = free[row] & -free[row]
    free[row] ^= bit
    cols[row + 1] = cols[row] | bit
    left[row + 1] = (left[row] | bit) << 1
    right[row + 1] = (right[row] | bit) >> 1
    row += 1
    free[row] = full & ~(cols[row] | left[row] | right[row])
print(count)
"""

LENGTHS = """\
def count(n):
    full, found = (1 << n) - 1, 0
    cols, left, right, free = [0], [0], [0], [full]
    while free:
        if not free[-1]:
            for stack in (cols, left, right, free):
                stack.pop()
            continue
        bit = free[-1] & -free[-1]
        free[-1] &= ~bit
        if cols[-1] | bit == full:
            found += 1
            continue
        cols.append(cols[-1] | bit)
        left.append((left[-1] | bit) << 1)
        right.append((right[-1] | bit) >> 1)
        free.append(full & ~(cols[-1] | left[-1] | right[-1]))
    return found

print(count(6))
"""

STACK = """\
n = 5
full = (1 << n) - 1
stack, count = [(0, 0, 0)], 0
while stack:
    cols, left, right = stack.pop()
    if cols == full:
        count += 1
        continue
    free = full & ~(cols | left | right)
    while free:
        bit = free & -free
        free ^= bit
        stack.append((cols | bit, (left | bit) << 1, (right | bit) >> 1))
print(count)
"""

# The highest square first, and masks of what is left, which count down.
HIGHEST = """\
def go(n, left_over, up, down):
    if not left_over:
        return 1
    free = left_over & ~up & ~down
    found = 0
    while free:
        top = 1 << (free.bit_length() - 1)
        free &= ~top
        found += go(n, left_over & ~top, (up | top) >> 1, (down | top) << 1)
    return found

print(go(6, 0b111111, 0, 0))
"""

# Diagonals of 2n - 1 bits that never move.
LONG = """\
def solve(n, row=0, cols=0, rising=0, falling=0):
    if row == n:
        return 1
    found = 0
    for col in range(n):
        c, r, f = 1 << col, 1 << (row + col), 1 << (row - col + n - 1)
        if cols & c or rising & r or falling & f:
            continue
        found += solve(n, row + 1, cols | c, rising | r, falling | f)
    return found

print(solve(6))
"""

# Negative masks, cut where they are used.
NEGATIVE = """\
size = 5
board = (1 << size) - 1

def search(cols, left, right):
    if cols == board:
        return 1
    total, free = 0, ~(cols | left | right)
    while free & board:
        bit = free & -free & board
        free &= ~bit
        total += search(cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return total

print(search(0, 0, 0))
"""

UNCUT = """\
def search(n, row, taken, left, right):
    if row == n:
        return 1
    free, total = ~(taken | left | right), 0
    for column in range(n):
        if free >> column & 1:
            bit = 1 << column
            total += search(n, row + 1, taken | bit, (left | bit) << 1, (right | bit) >> 1)
    return total

print(search(6, 0, 0, 0, 0))
"""

# Half of the first row, twice.
HALF = """\
n = 7
mask = (1 << n) - 1

def below(cols, left, right):
    if cols == mask:
        return 1
    free, found = mask & ~(cols | left | right), 0
    while free:
        bit = free & -free
        free ^= bit
        found += below(cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return found

half = sum(below(1 << c, 2 << c, 1 << c >> 1) for c in range(n // 2))
print(2 * half + below(1 << n // 2, 2 << n // 2, 1 << n // 2 >> 1))
"""

SIZES = """\
def count(full, cols, left, right):
    if cols == full:
        return 1
    free, found = full & ~(cols | left | right), 0
    while free:
        bit = free & -free
        free ^= bit
        found += count(full, cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return found

for n in range(1, 7):
    print(n, count((1 << n) - 1, 0, 0, 0))
"""

# Diagonals that are shifted where they are used.
LATE = """\
n = 6
full = (1 << n) - 1

def go(cols, left, right):
    if cols == full:
        return 1
    free, found = full & ~(cols | left << 1 | right >> 1), 0
    while free:
        bit = free & -free
        free ^= bit
        found += go(cols | bit, left << 1 | bit, right >> 1 | bit)
    return found

print(go(0, 0, 0))
"""

FIRST_ONLY = """\
n = 8
full = (1 << n) - 1

def go(row, cols, left, right, board):
    if row == n:
        return board
    free = full & ~(cols | left | right)
    while free:
        bit = free & -free
        free ^= bit
        found = go(row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1, board + [bit.bit_length() - 1])
        if found:
            return found
    return None

print(go(0, 0, 0, 0, []))
"""

# Columns from 1.
FROM_ONE = """\
n = 5
full = (1 << n + 1) - 2

def go(cols, left, right):
    if cols == full:
        return 1
    free, found = full & ~(cols | left | right), 0
    while free:
        bit = 1 << free.bit_length() - 1
        free ^= bit
        found += go(cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return found

print(go(0, 0, 0))
"""

# Five queens in five rows of eight columns.
WIDER = """\
rows, full, columns = 5, 255, 8

def go(row, cols, left, right):
    if row == rows:
        return 1
    free, found = full & ~(cols | left | right), 0
    while free:
        bit = free & -free
        free ^= bit
        found += go(row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return found

print(go(0, 0, 0, 0))
"""

ROOKS = """\
n = 5

def rooks(row, cols):
    if row == n:
        return 1
    return sum(rooks(row + 1, cols | 1 << c) for c in range(n) if not cols >> c & 1)

print(rooks(0, 0))
"""

# The mask is handed over in place and restored.
RESTORED = """\
n = 5
full = (1 << n) - 1

def go(cols, left, right):
    if cols == full:
        return 1
    found, free = 0, full & ~(cols | left | right)
    while free:
        bit = free & -free
        free ^= bit
        before = left, right
        cols |= bit
        left, right = (left | bit) << 1, (right | bit) >> 1
        found += go(cols, left, right)
        cols ^= bit
        left, right = before
    return found

print(go(0, 0, 0))
"""

# Masks of whole boards: 25 bits.
SQUARES = """\
n = 5

def attacks(row, col):
    hit = 0
    for r in range(n):
        for c in range(n):
            if r == row or c == col or abs(r - row) == abs(c - col):
                hit |= 1 << (r * n + c)
    return hit

def go(row, attacked):
    if row == n:
        return 1
    found = 0
    for col in range(n):
        if not attacked >> (row * n + col) & 1:
            found += go(row + 1, attacked | attacks(row, col))
    return found

print(go(0, 0))
"""

# Queens are placed first, and checked in the call.
CHECKED_LATE = """\
n = 5

def go(row, cols, left, right, bit):
    if bit & (cols | left | right):
        return 0
    if row == n:
        return 1
    cols, left, right = cols | bit, (left | bit) << 1, (right | bit) >> 1
    return sum(go(row + 1, cols, left, right, 1 << c) for c in range(n))

print(sum(go(1, 0, 0, 0, 1 << c) for c in range(n)))
"""

LAST_ROW_APART = """\
# n queens bitmask with symmetric first half, the last row apart
class Solver:
    def __init__(self, size):
        self.SIZE = size
        self.SIZEE = size - 1
        self.TOPBIT = 1 << self.SIZEE
        self.MASK = (1 << size) - 1
        self.TOTAL = 0
    def backtrack(self, y, left, down, right):
        bitmap = self.MASK & ~(left | down | right)
        if y == self.SIZEE:
            if bitmap:
                self.TOTAL += 1
            return
        while bitmap:
            bit = -bitmap & bitmap
            bitmap ^= bit
            self.backtrack(y + 1, (left | bit) << 1, down | bit, (right | bit) >> 1)
    def run(self):
        self.backtrack(0, 0, 0, 0)
        return self.TOTAL
print(Solver(6).run())
"""

LIMITED = """\
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
"""

CHECKED_AT_END = """\
# brute force: permutations by mask, diagonals at the end, with bits
n = 5
used = d1 = d2 = 0
count = 0
perm = []
def go():
    global used, count, d1, d2
    if len(perm) == n:
        d1 = d2 = 0
        ok = True
        for r, c in enumerate(perm):
            a, b = 1 << (r + c), 1 << (r - c + n)
            if d1 & a or d2 & b:
                ok = False
            d1 |= a
            d2 |= b
        count += ok
        d1 = d2 = 0
        return
    for c in range(n):
        bit = 1 << c
        if used & bit: continue
        used |= bit
        perm.append(c)
        go()
        perm.pop()
        used ^= bit
go()
print(count)
"""

FEWEST_FIRST = """\
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
"""

COMPLETED = """\
# completion: the queen of row 2 stands already
n = 6
full = (1 << n) - 1
fixed = {2: 4}
def go(row, cols, ld, rd):
    if row == n: return 1
    free = full & ~(cols | ld | rd)
    if row in fixed: free &= 1 << fixed[row]
    t = 0
    while free:
        b = free & -free
        free &= ~b
        t += go(row + 1, cols | b, (ld | b) << 1, (rd | b) >> 1)
    return t
print(go(0, 0, 0, 0))
"""

SHIFTED_IN_CALL = """\
class Q:
    cnt = 0
    @classmethod
    def f(cls, n, r, c, l, d):
        if r == n:
            cls.cnt += 1
            return
        l <<= 1
        d >>= 1
        for i in range(n):
            b = 1 << i
            if (c | l | d) & b: continue
            cls.f(n, r + 1, c | b, l | b, d | b)
Q.f(6, 0, 0, 0, 0)
print(Q.cnt)
"""

LOOKAHEAD = """\
n = 7
F = 2**n - 1
def go(r, c, l, d):
    if r == n: return 1
    free = F & ~(c | l | d)
    s = 0
    while free:
        b = free & -free
        free ^= b
        nc, nl, nd = c | b, (l | b) << 1 & F, (d | b) >> 1
        if r + 1 < n and not F & ~(nc | nl | nd): continue
        s += go(r + 1, nc, nl, nd)
    return s
print(go(0,0,0,0))
"""

BROKEN_OFF = """\
def count(n):
    total = 0
    def go(row, cols, l, r):
        nonlocal total
        if row == n:
            total += 1
            return
        avail = ~(cols | l | r)
        for _ in range(n):
            low = avail & -avail
            if low >> n:
                break
            avail &= avail - 1
            go(row + 1, cols | low, (l | low) << 1, (r | low) >> 1)
    go(0, 0, 0, 0)
    return total
print([count(n) for n in range(1, 7)])
"""

SAVED = """\
n=6
m=(1<<n)-1
st=[]
cols=ld=rd=0
free=m
cnt=0
row=0
while True:
    if free:
        b=free&-free
        free^=b
        if row==n-1:
            cnt+=1
            continue
        st.append((cols,ld,rd,free))
        cols|=b
        ld=(ld|b)<<1
        rd=(rd|b)>>1
        row+=1
        free=m&~(cols|ld|rd)
    else:
        if not st: break
        cols,ld,rd,free=st.pop()
        row-=1
print(cnt)
"""

KNIGHTS = """\
# superqueens: queens that also move as knights
n = 6
full = (1 << n) - 1
def go(row, c, l, r, k1, k2):
    if row == n: return 1
    free = full & ~(c | l | r | k1 | k2)
    t = 0
    while free:
        b = free & -free
        free ^= b
        t += go(row + 1, c | b, (l | b) << 1, (r | b) >> 1, b << 2 | b >> 2 | 0, b << 1 | b >> 1)
    return t
print(go(0,0,0,0,0,0))
"""

FIRST_BIT = """\
n = 6
full = (1 << n) - 1
def go(avail, l, r, first):
    if not avail: return 1
    free = avail & ~(l | r)
    t = 0
    while free:
        b = free & -free
        free ^= b
        t += go(avail ^ b, (l | b) << 1, (r | b) >> 1, first or b)
    return t
print(go(full, 0, 0, 0))
"""

OFFSET = """\
# board in the middle of 64 bits; masks never lose bits
OFF = 20
n = 6
board = ((1 << n) - 1) << OFF
def go(row, c, l, r):
    if row == n: return 1
    free = board & ~(c | l | r); t = 0
    while free:
        b = free & -free; free ^= b
        t += go(row + 1, c | b, (l | b) << 1, (r | b) >> 1)
    return t
print(go(0,0,0,0))
"""

BITS = """\
def bits(x):
    while x:
        b = x & -x
        yield b
        x ^= b
def search(n, cols=0, l=0, r=0, row=0):
    if row == n:
        yield []
        return
    for b in bits((1 << n) - 1 & ~(cols | l | r)):
        for rest in search(n, cols | b, (l | b) << 1, (r | b) >> 1, row + 1):
            yield [b.bit_length() - 1, *rest]
print(sum(1 for _ in search(6)))
"""

TWO_LOOPS = """\
# counts, then lists
n = 5
full = (1 << n) - 1
def go(c, l, r, keep):
    if c == full:
        return 1
    free = full & ~(c | l | r); t = 0
    for mode in ("count", "list"):
        if mode == "list" and not keep: continue
        rest = free
        while rest:
            b = rest & -rest; rest ^= b
            t += go(c | b, (l | b) << 1, (r | b) >> 1, False)
    return t
print(go(0,0,0,True) // 2)
"""

MASK_SEARCHES: dict[str, str] = {name.lower(): text for name, text in globals().items() if name.isupper()}
