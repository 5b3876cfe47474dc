# right: arrays from 1, as in Pascal: a, b, c for column and diagonals
n = 6
x = [0] * (n + 1)
a = [True] * (n + 1)
b = [True] * (2 * n + 1)
c = [True] * (2 * n + 1)
solutions = 0


def try_row(i):
    global solutions
    for j in range(1, n + 1):
        if a[j] and b[i + j] and c[i - j + n]:
            x[i] = j
            a[j] = b[i + j] = c[i - j + n] = False
            if i < n:
                try_row(i + 1)
            else:
                solutions += 1
                print(*x[1:])
            a[j] = b[i + j] = c[i - j + n] = True


try_row(1)
print(f"{solutions} solutions with {n} queens")
