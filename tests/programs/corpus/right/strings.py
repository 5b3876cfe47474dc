class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        def valid(board, row, col):
            for r in range(row):
                if board[r][col] == "Q":
                    return False
                left, right = col - (row - r), col + (row - r)
                if left >= 0 and board[r][left] == "Q":
                    return False
                if right < n and board[r][right] == "Q":
                    return False
            return True

        def backtrack(board, row):
            if row == n:
                result.append(board[:])
                return
            for col in range(n):
                if valid(board, row, col):
                    board[row] = "." * col + "Q" + "." * (n - col - 1)
                    backtrack(board, row + 1)
                    board[row] = "." * n

        result = []
        backtrack(["." * n] * n, 0)
        return result
# says: All 53 placements match Basic.
# says: with 220 checks
