# right: the array x[1..n] of textbooks, in which old values stay
# says: 10
# never: full board
def can_place(x, k, i):
    for j in range(1, k):
        if x[j] == i or abs(x[j] - i) == abs(j - k):
            return False
    return True


def n_queens(x, k, n):
    global solutions
    for i in range(1, n + 1):
        if can_place(x, k, i):
            x[k] = i
            if k == n:
                solutions += 1
                print(f"{solutions}.", x[1:])
            else:
                n_queens(x, k + 1, n)


n = 5
solutions = 0
n_queens([0] * (n + 1), 1, n)
print("Solutions:", solutions)
