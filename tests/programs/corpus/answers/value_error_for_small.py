# right: refuses sizes without a solution by an exception with a sentence
def solve(n):
    if n < 1 or n in (2, 3):
        raise ValueError(f"there is no solution for {n} queens")
    rows = []

    def place(row):
        if row == n:
            return True
        for col in range(n):
            if all(col != c and abs(col - c) != row - r for r, c in enumerate(rows)):
                rows.append(col)
                if place(row + 1):
                    return True
                rows.pop()
        return False

    place(0)
    return rows


print(solve(6))
