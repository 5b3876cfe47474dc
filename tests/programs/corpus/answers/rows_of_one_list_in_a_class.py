# wrong: all rows are one list
# says: are one and the same list
class Solver:
    def __init__(self, n):
        self.n = n
        self.grid = [["-"] * n] * n

    def attacked(self, row, col):
        for i in range(self.n):
            for j in range(self.n):
                if self.grid[i][j] == "Q" and (i == row or j == col or abs(i - row) == abs(j - col)):
                    return True
        return False

    def solve(self, row):
        if row == self.n:
            return True
        for col in range(self.n):
            if not self.attacked(row, col):
                self.grid[row][col] = "Q"
                if self.solve(row + 1):
                    return True
                self.grid[row][col] = "-"
        return False


print("queens placed" if Solver(5).solve(0) else "no way to place the queens")
