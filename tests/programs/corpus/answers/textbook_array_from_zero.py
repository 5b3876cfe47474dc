# right: x[0..n-1] with old values behind the row
# never: full board
def place(k, i):
    for j in range(k):
        if x[j] == i or abs(x[j] - i) == k - j:
            return False
    return True


def nqueens(k, n):
    for i in range(n):
        if place(k, i):
            x[k] = i
            if k == n - 1:
                print(x)
            else:
                nqueens(k + 1, n)


n = 6
x = [0] * n
nqueens(0, n)
