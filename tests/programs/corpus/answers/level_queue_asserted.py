# right: the full boards lie in the queue only, and an assertion tests their number
# never: misses
from collections import deque


class Solution:
    def totalNQueens(self, n: int) -> int:
        level = deque([c] for c in range(n))
        for row in range(1, n):
            for _ in range(len(level)):
                queens = level.popleft()
                for col in range(n):
                    if not any(col == c or abs(col - c) == row - r for r, c in enumerate(queens)):
                        level.append(queens + [col])
        return len(level)


assert Solution().totalNQueens(4) == 2
