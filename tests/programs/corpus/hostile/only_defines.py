class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        def search(row):
            if row == n:
                found.append(["." * c + "Q" + "." * (n - c - 1) for c in queens])
                return
            for col in range(n):
                if all(c != col and abs(c - col) != row - r for r, c in enumerate(queens)):
                    queens.append(col)
                    search(row + 1)
                    queens.pop()

        found: List[List[str]] = []
        queens: List[int] = []
        search(0)
        return found
