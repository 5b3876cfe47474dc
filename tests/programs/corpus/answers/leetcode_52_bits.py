# right: masks, the two diagonals in the other order, called from outside
class Solution:
    def totalNQueens(self, n: int) -> int:
        full = (1 << n) - 1

        def dfs(cols, diag1, diag2):
            if cols == full:
                return 1
            free = full & ~(cols | diag1 | diag2)
            ways = 0
            while free:
                low = free & -free
                free ^= low
                ways += dfs(cols | low, (diag1 | low) >> 1, (diag2 | low) << 1)
            return ways

        return dfs(0, 0, 0)
