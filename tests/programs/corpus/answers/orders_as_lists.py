# wrong: each board is printed in all orders of its queens
# says: each of the 2 boards 24 times
N = 4


def peace(queens):
    return all(
        a == b or (a[0] != b[0] and a[1] != b[1] and abs(a[0] - b[0]) != abs(a[1] - b[1])) for a in queens for b in queens
    )


boards = []


def search(queens):
    if len(queens) == N:
        boards.append([list(one) for one in queens])
        return
    for row in range(N):
        for col in range(N):
            if (row, col) not in queens and peace([*queens, (row, col)]):
                search([*queens, (row, col)])


search([])
for board in boards:
    print(board)
