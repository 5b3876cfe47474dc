# right: the program asks until 0 ends it
def queens(n, row=0, c=0, l=0, r=0):
    if row == n:
        return 1
    total, free = 0, ~(c | l | r) & ((1 << n) - 1)
    while free:
        bit = free & -free
        free ^= bit
        total += queens(n, row + 1, c | bit, (l | bit) << 1, (r | bit) >> 1)
    return total


while True:
    n = int(input())
    if n == 0:
        break
    print(f"Case {n}: {queens(n)}")
