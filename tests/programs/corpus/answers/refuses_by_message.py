# right: prints a message for fewer than 4 queens and returns
def fits(board, col):
    return all(c != col and abs(c - col) != len(board) - r for r, c in enumerate(board))


def place(n, board, found):
    if len(board) == n:
        found.append(list(board))
        return
    for col in range(n):
        if fits(board, col):
            place(n, board + [col], found)


def main(n):
    if n < 4:
        print("Please enter a number of queens that is 4 or more")
        return
    found = []
    place(n, [], found)
    for board in found:
        print([[row, col] for row, col in enumerate(board)])


main(6)
