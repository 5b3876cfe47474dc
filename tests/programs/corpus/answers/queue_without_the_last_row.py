# wrong: the queue is left a row early: 12 boards with 4 queens
# says: gives 12 instead of 10
from collections import deque


def total_queens(n):
    queue = deque([()])
    while queue and len(queue[0]) < n - 1:
        board = queue.popleft()
        for col in range(n):
            if all(col != c and abs(col - c) != len(board) - r for r, c in enumerate(board)):
                queue.append(board + (col,))
    return len(queue)


print("Number of solutions:", total_queens(5))
