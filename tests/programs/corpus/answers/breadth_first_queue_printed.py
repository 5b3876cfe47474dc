# right: a queue of tuples, full ones are printed
from collections import deque

n = 5
queue = deque()
queue.append(())
found = 0
while queue:
    queens = queue.popleft()
    if len(queens) == n:
        found += 1
        print(queens)
        continue
    for col in range(n):
        conflict = False
        for row, other in enumerate(queens):
            if other == col or abs(other - col) == len(queens) - row:
                conflict = True
        if not conflict:
            queue.append(queens + (col,))
print("found", found)
