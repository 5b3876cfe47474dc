# right: the line of the numbers 0 to 7 is a heading of the picture
# says: correct solution
class Chessboard:
    def __init__(self):
        self.queens = []

    def can_stand(self, column):
        row = len(self.queens)
        return all(c != column and abs(c - column) != row - r for r, c in enumerate(self.queens))

    def fill(self):
        if len(self.queens) == 8:
            return True
        for column in range(8):
            if self.can_stand(column):
                self.queens.append(column)
                if self.fill():
                    return True
                self.queens.pop()
        return False

    def draw(self):
        print("   0,1,2,3,4,5,6,7")
        for number, queen in enumerate(self.queens):
            cells = ["*"] * 8
            cells[queen] = "Q"
            print(number, " ", ",".join(cells), sep="")


chessboard = Chessboard()
if chessboard.fill():
    chessboard.draw()
