# right: a function adds a row to every board of a list
# never: full board
def extend(boards, n):
    longer = []
    for board in boards:
        for column in range(n):
            if all(column != c and abs(column - c) != len(board) - r for r, c in enumerate(board)):
                longer.append(board + [column])
    return longer


N = 5
solutions = [[]]
for _ in range(N):
    solutions = extend(solutions, N)
print(len(solutions))
for solution in solutions:
    print(solution)
