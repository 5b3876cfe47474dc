# right: frozen dataclasses of queens in a tuple
from dataclasses import dataclass


@dataclass(frozen=True)
class Queen:
    row: int
    col: int

    def attacks(self, other):
        return (
            self.row == other.row or self.col == other.col or abs(self.row - other.row) == abs(self.col - other.col)
        )


def solutions(n, placed=()):
    if len(placed) == n:
        yield placed
    else:
        for col in range(n):
            queen = Queen(len(placed), col)
            if not any(queen.attacks(other) for other in placed):
                yield from solutions(n, (*placed, queen))


found = list(solutions(5))
for solution in found:
    print(" ".join(f"{chr(97 + q.col)}{q.row + 1}" for q in solution))
print(f"{len(found)} solutions")
