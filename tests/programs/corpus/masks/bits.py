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
