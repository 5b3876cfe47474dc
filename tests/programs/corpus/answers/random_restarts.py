# right: queens are placed by chance row by row, again from the beginning if none fits
import random


def try_once(n):
    queens = []
    for row in range(n):
        free = [c for c in range(n) if all(c != q and abs(c - q) != row - r for r, q in enumerate(queens))]
        if not free:
            return None
        queens.append(random.choice(free))
    return queens


attempts = 0
answer = None
while answer is None:
    attempts += 1
    answer = try_once(6)
print("attempts:", attempts)
for col in answer:
    print("".join("Q " if c == col else ". " for c in range(6)))
