# right: letters over the columns, numbers beside the rows
def safe(queens, col):
    return all(c != col and abs(c - col) != len(queens) - r for r, c in enumerate(queens))


def solve(queens):
    if len(queens) == 6:
        return queens
    for col in range(6):
        if safe(queens, col):
            found = solve(queens + [col])
            if found:
                return found
    return None


print("    a b c d e f")
for number, column in enumerate(solve([]), 1):
    print(f"{number:2}  " + " ".join("Q" if col == column else "." for col in range(6)))
