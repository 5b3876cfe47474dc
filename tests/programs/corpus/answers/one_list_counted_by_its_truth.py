# right: it is asked only if the list has any board, and how many
# never: holds the same board
class Queens:
    def __init__(self, n):
        self.n, self.boards, self.cols = n, [], []

    def run(self, row=0):
        if row == self.n:
            self.boards.append(self.cols)
            return
        for col in range(self.n):
            if not any(c == col or abs(c - col) == row - r for r, c in enumerate(self.cols)):
                self.cols.append(col)
                self.run(row + 1)
                self.cols.pop()


puzzle = Queens(5)
puzzle.run()
if puzzle.boards:
    print("There are", len(puzzle.boards), "solutions")
