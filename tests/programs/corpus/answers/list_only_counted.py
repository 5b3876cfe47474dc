# right: the list of results is only counted, so that no copy is needed
class Solution:
    def totalNQueens(self, n):
        results = []
        self.backtrack(n, 0, [], results)
        return len(results)

    def backtrack(self, n, row, board, results):
        if row == n:
            results.append(board)
            return
        for col in range(n):
            board.append(col)
            if self.valid(board):
                self.backtrack(n, row + 1, board, results)
            board.pop()

    def valid(self, board):
        *before, last = board
        return all(last != c and abs(last - c) != len(before) - r for r, c in enumerate(before))


print(Solution().totalNQueens(6))
