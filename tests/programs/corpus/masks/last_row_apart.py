# n queens bitmask with symmetric first half, the last row apart
class Solver:
    def __init__(self, size):
        self.SIZE = size
        self.SIZEE = size - 1
        self.TOPBIT = 1 << self.SIZEE
        self.MASK = (1 << size) - 1
        self.TOTAL = 0
    def backtrack(self, y, left, down, right):
        bitmap = self.MASK & ~(left | down | right)
        if y == self.SIZEE:
            if bitmap:
                self.TOTAL += 1
            return
        while bitmap:
            bit = -bitmap & bitmap
            bitmap ^= bit
            self.backtrack(y + 1, (left | bit) << 1, down | bit, (right | bit) >> 1)
    def run(self):
        self.backtrack(0, 0, 0, 0)
        return self.TOTAL
print(Solver(6).run())
