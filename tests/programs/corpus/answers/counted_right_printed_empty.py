# wrong: the count is right, the boards below it are ten times the same empty list
# says: holds the same board 10 times
def search(n, queens, boards):
    if len(queens) == n:
        boards.append(queens)
        return
    for column in range(n):
        if all(column != c and abs(column - c) != len(queens) - r for r, c in enumerate(queens)):
            queens.append(column)
            search(n, queens, boards)
            queens.pop()


boards = []
search(5, [], boards)
print(len(boards), "solutions:")
for board in boards:
    print(board)
