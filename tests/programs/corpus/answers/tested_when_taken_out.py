# right: tuples in a queue, tested when they are taken out
# never: attack each other
# never: misses
from collections import deque

n = 4


def peaceful(cols):
    return all(a != b and abs(a - b) != j - i for i, a in enumerate(cols) for j, b in enumerate(cols) if i < j)


waiting = deque([()])
while waiting:
    cols = waiting.popleft()
    if not peaceful(cols):
        continue
    if len(cols) == n:
        print(cols)
        continue
    for col in range(n):
        waiting.append(cols + (col,))
