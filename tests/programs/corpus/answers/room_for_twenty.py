# right: a list of twenty entries, counted from 1, for the size of the input
# never: misses
# never: IndexError
x = [0] * 20


def fits(k, i):
    for j in range(1, k):
        if x[j] == i or abs(x[j] - i) == abs(j - k):
            return False
    return True


def n_queens(k, n):
    for i in range(1, n + 1):
        if fits(k, i):
            x[k] = i
            if k == n:
                print(x[1 : n + 1])
            else:
                n_queens(k + 1, n)


n_queens(1, int(input()))
