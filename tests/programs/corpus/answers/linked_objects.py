# right: each queen knows the one on its left
# says: correct solution
class Queen:
    def __init__(self, row, left):
        self.row, self.left, self.at = row, left, 0
        self.settle()
    def hit(self, row, at):
        return self.at == at or abs(self.at - at) == row - self.row or bool(self.left and self.left.hit(row, at))
    def settle(self):
        while self.left and self.left.hit(self.row, self.at):
            self.step()
    def step(self):
        if self.at == 5:
            self.left.step()
            self.at = -1
        self.at += 1
        self.settle()
last = None
for row in range(6):
    last = Queen(row, last)
while last:
    print(last.row, last.at)
    last = last.left
