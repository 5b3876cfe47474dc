# wrong: queens are placed in any order, and each order is called a unique solution
N = 4


def peace(queens):
    return all(
        a == b or (a[0] != b[0] and a[1] != b[1] and abs(a[0] - b[0]) != abs(a[1] - b[1])) for a in queens for b in queens
    )


boards = []


def search(queens):
    if len(queens) == N:
        boards.append(queens)
        return
    for row in range(N):
        for col in range(N):
            if (row, col) not in queens and peace([*queens, (row, col)]):
                search([*queens, (row, col)])


search([])
print(f"Unique solutions: {len(boards)}")
for board in boards:
    print(*board)
