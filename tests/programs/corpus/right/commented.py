# board: b
n = 5
b = [9] * n
a = [0] * n
count = 0

def search(k):
    global count
    if k == n:
        count += 1
        return
    for c in range(n):
        a[k] = c
        if all(b[j] != c and abs(b[j] - c) != k - j for j in range(k)):
            b[k] = c
            search(k + 1)
            b[k] = 9

search(0)
print(count)
# says: All 53 placements match Basic.
