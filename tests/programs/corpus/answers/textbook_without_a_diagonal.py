# wrong: only one diagonal is tested; x[1] to x[n], old values stay
# says: attack each other
# never: It moves queens
n = 5
x = [0] * (n + 1)
count = 0


def place(k, i):
    for j in range(1, k):
        if x[j] == i or i - x[j] == k - j:
            return False
    return True


def queens(k):
    global count
    for i in range(1, n + 1):
        if place(k, i):
            x[k] = i
            if k == n:
                count += 1
                print("Solution", count, x[1:])
            else:
                queens(k + 1)


queens(1)
