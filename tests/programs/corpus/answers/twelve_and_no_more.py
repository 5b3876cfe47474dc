# right: stops after 12 boards, as its text says
# says: 12 correct solutions
n = 8
queens = []
boards = []


def search(row):
    if len(boards) == 12:
        return
    if row == n:
        boards.append(queens[:])
        return
    for col in range(n):
        if all(col != c and abs(col - c) != row - r for r, c in enumerate(queens)):
            queens.append(col)
            search(row + 1)
            queens.pop()


search(0)
for board in boards:
    print(board)
