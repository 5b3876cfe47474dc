# right: an exception leaves the recursion at the first solution
class Found(Exception):
    pass


class NQueens:
    def __init__(self, n):
        self.n = n
        self.board = [["."] * n for _ in range(n)]

    def is_safe(self, row, col):
        for r in range(row):
            for c in range(self.n):
                if self.board[r][c] == "Q" and (c == col or abs(c - col) == row - r):
                    return False
        return True

    def search(self, row):
        if row == self.n:
            raise Found
        for col in range(self.n):
            if self.is_safe(row, col):
                self.board[row][col] = "Q"
                self.search(row + 1)
                self.board[row][col] = "."

    def solve(self):
        try:
            self.search(0)
        except Found:
            return True
        return False


game = NQueens(6)
if game.solve():
    print("\n".join(" ".join(row) for row in game.board))
