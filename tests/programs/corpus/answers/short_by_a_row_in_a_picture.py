# wrong: `range(1, n)` leaves out a row, so each picture has a row without a queen
# says: Boards with 4 queens are taken for solutions
n = 5
queens = {}


def search(row):
    if row == n:
        for r in range(n):
            print("".join("Q" if queens.get(r) == c else "." for c in range(n)))
        print()
        return
    for col in range(n):
        if all(c != col and abs(c - col) != row - r for r, c in queens.items()):
            queens[row] = col
            search(row + 1)
            del queens[row]


search(1)
