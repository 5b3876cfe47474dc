# right: the boards are given as pairs, and all of them have five queens
# never: are taken for solutions
# never: misses
size = 5
results = []


def search(row, queens):
    if row == size:
        results.append([[r + 1, c + 1] for r, c in queens])
        return
    for col in range(size):
        if all(c != col and abs(c - col) != row - r for r, c in queens):
            queens.append((row, col))
            search(row + 1, queens)
            queens.pop()


search(0, [])
for queens in results:
    print(queens)
