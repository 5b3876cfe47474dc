# right: for N = 1 it prints the count 1, then the board [0]
# says: Right
def possible(queens, column):
    row = len(queens)
    for r in range(row):
        if queens[r] == column or abs(queens[r] - column) == row - r:
            return False
    return True


def search(size, queens, solutions):
    if len(queens) == size:
        solutions.append(queens[:])
    else:
        for column in range(size):
            if possible(queens, column):
                search(size, queens + [column], solutions)


size = 6
solutions = []
search(size, [], solutions)
print(len(solutions))
for solution in solutions:
    print(solution)
