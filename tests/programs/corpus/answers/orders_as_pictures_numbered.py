# wrong: numbered pictures, each board in all orders
# says: 24 times
N = 4


def peace(queens):
    return all(
        a == b or (a[0] != b[0] and a[1] != b[1] and abs(a[0] - b[0]) != abs(a[1] - b[1])) for a in queens for b in queens
    )


boards = []


def search(queens):
    if len(queens) == N:
        boards.append(set(queens))
        return
    for row in range(N):
        for col in range(N):
            if (row, col) not in queens and peace([*queens, (row, col)]):
                search([*queens, (row, col)])


search([])
for number, board in enumerate(boards, 1):
    print("Board", number)
    for row in range(N):
        print("|" + "|".join("Q" if (row, col) in board else " " for col in range(N)) + "|")
