# right: all choices of n squares, tested at the end
import itertools

N = 4
squares = list(itertools.product(range(N), range(N)))
good = []
for queens in itertools.combinations(squares, N):
    for (r1, c1), (r2, c2) in itertools.combinations(queens, 2):
        if r1 == r2 or c1 == c2 or abs(r1 - r2) == abs(c1 - c2):
            break
    else:
        good.append(queens)
print(len(good))
for queens in good:
    print(queens)
