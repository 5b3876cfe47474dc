# right: swaps in a permutation until no diagonal holds two queens
import random

random.seed(16)


def clashes(p):
    n = len(p)
    return sum(abs(p[i] - p[j]) == j - i for j in range(n) for i in range(j))


def climb(n):
    while True:
        p = list(range(n))
        random.shuffle(p)
        now = clashes(p)
        better = True
        while better and now:
            better = False
            for i in range(n):
                for j in range(i):
                    p[i], p[j] = p[j], p[i]
                    then = clashes(p)
                    if then < now:
                        now, better = then, True
                    else:
                        p[i], p[j] = p[j], p[i]
        if now == 0:
            return p


queens = climb(6)
print("columns:", queens, "conflicts:", clashes(queens))
