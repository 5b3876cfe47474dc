# right: new syntax, match and :=
def solve(n: int, queens: tuple[int, ...] = ()) -> int:
    match len(queens):
        case row if row == n:
            return 1
        case row:
            total = 0
            for col in range(n):
                if not any((d := col - c) == 0 or abs(d) == row - r for r, c in enumerate(queens)):
                    total += solve(n, (*queens, col))
            return total


if (result := solve(6)) > 0:
    print(f"{result=}")  # queens
