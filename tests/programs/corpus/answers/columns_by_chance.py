# right: something is left to chance
import random
n = 5
def search(queens):
    if len(queens) == n:
        print(queens)
        return
    for c in random.sample(range(n), n):
        if all(abs(c - d) not in (0, len(queens) - r) for r, d in enumerate(queens)):
            search(queens + [c])
search([])
