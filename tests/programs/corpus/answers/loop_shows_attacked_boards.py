# wrong: columns are not tested. The loop that prints uses the board's name again
# says: attack each other
# never: repeats
def place_queens(board, n, found):
    row = len(board)
    if row == n:
        found.append(board[:])
        return found
    for col in range(n):
        if all(abs(c - col) != row - r for r, c in enumerate(board)):
            place_queens(board + [col], n, found)
    return found


for board in place_queens([], 4, []):
    print(board)
