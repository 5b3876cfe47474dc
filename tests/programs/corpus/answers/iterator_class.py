# right: a class with __iter__, whose boards are counted and listed
class Queens:
    """All ways to put n queens on a board."""

    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self._extend([])

    def _extend(self, head):
        if len(head) == self.n:
            yield head
            return
        for col in range(self.n):
            if self._fits(head, col):
                yield from self._extend([*head, col])

    @staticmethod
    def _fits(head, col):
        return not any(c == col or abs(c - col) == len(head) - r for r, c in enumerate(head))

    def __len__(self):
        return sum(1 for _ in self)


queens = Queens(5)
print(len(queens))
for solution in queens:
    print(solution)
