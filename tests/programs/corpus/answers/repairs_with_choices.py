# right: something is left to chance
from random import choices, seed
seed(2)
n = 6
def hits(q):
    return sum(q[a] == q[b] or abs(q[a] - q[b]) == b - a for b in range(n) for a in range(b))
def free(a, b):
    if a == b:
        return True
while True:
    queens = choices(range(n), k=n)
    for c in range(n):
        best = min(range(n), key=lambda r: hits(queens[:c] + [r] + queens[c + 1:]))
        queens[c] = best
    free(queens[0], queens[-1])
    print(queens)
    if hits(queens) == 0:
        break
