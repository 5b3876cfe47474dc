from collections import deque

n = 5
waiting = deque([[]])
while waiting:
    queens = waiting.popleft()
    if len(queens) == n:
        print(queens)
        continue
    row = len(queens)
    for col in range(n):
        safe = True
        for r, c in enumerate(queens):
            if c == col or abs(c - col) == row - r:
                safe = False
                break
        if safe:
            waiting.append(queens + [col])
# says: Right
