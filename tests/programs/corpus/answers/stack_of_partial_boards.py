# right: no recursion, a stack of partial boards
def solve(n):
    stack = [[]]
    solutions = []
    while stack:
        queens = stack.pop()
        if len(queens) == n:
            solutions.append(queens)
            continue
        row = len(queens)
        for col in reversed(range(n)):
            if all(col != c and abs(col - c) != row - r for r, c in enumerate(queens)):
                stack.append(queens + [col])
    return solutions


result = solve(6)
print(len(result), "solutions, for example", *result[:1])
