# wrong: shown rightly, the result of the function is a list of empty lists
# never: Right
def solve_queens(n):
    result, cols = [], []

    def go(row):
        if row == n:
            print("solution", cols)
            result.append(cols)
            return
        for col in range(n):
            if all(c != col and abs(c - col) != row - r for r, c in enumerate(cols)):
                cols.append(col)
                go(row + 1)
                cols.pop()

    go(0)
    return result


print(solve_queens(5))
