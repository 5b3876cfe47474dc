# right: the textbook's search with a[], b[], c[] and x[] counted from 1
# never: It moves queens
# never: attack each other
n = 5
a = [True] * (n + 1)
b = [True] * (2 * n + 1)
c = [True] * (2 * n + 1)
x = [0] * (n + 1)
queens = 0


def attempt(i):
    global queens
    for j in range(1, n + 1):
        if a[j] and b[i + j] and c[i - j + n]:
            x[i] = j
            a[j] = b[i + j] = c[i - j + n] = False
            if i < n:
                attempt(i + 1)
            else:
                queens += 1
                print(queens, x[1:])
            a[j] = b[i + j] = c[i - j + n] = True


attempt(1)
