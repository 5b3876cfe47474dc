# right: x[1..n] is an attribute, old values stay
# never: full board
class Queens:
    def __init__(self, n):
        self.n = n
        self.x = [0] * (n + 1)
        self.count = 0

    def place(self, k, i):
        return all(self.x[j] != i and abs(self.x[j] - i) != abs(j - k) for j in range(1, k))

    def search(self, k):
        for i in range(1, self.n + 1):
            if self.place(k, i):
                self.x[k] = i
                if k == self.n:
                    self.count += 1
                    print(self.x[1:])
                else:
                    self.search(k + 1)


queens = Queens(6)
queens.search(1)
print(queens.count)
