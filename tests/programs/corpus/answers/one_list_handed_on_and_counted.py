# right: the same list is stored each time, and only counted
# never: holds the same board
def place(queens, n, out):
    if len(queens) == n:
        out.append(queens)
        return
    for col in range(n):
        if all(col != c and abs(col - c) != len(queens) - r for r, c in enumerate(queens)):
            queens.append(col)
            place(queens, n, out)
            queens.pop()


def count_queens(n):
    results = []
    place([], n, results)
    return results


print(len(count_queens(6)), "solutions")
