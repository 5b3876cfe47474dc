# right: the board is a global list, and the loop that prints takes its name
# never: repeats
# never: full board
N = 5
queens = []
solutions = []


def search():
    row = len(queens)
    if row == N:
        solutions.append(queens[:])
        return
    for column in range(N):
        if all(column != c and abs(column - c) != row - r for r, c in enumerate(queens)):
            queens.append(column)
            search()
            queens.pop()


search()
for queens in solutions:
    print(queens)
print(len(solutions), "solutions")
