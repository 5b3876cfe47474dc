# other: one queen in each row, column and region, none beside another; long diagonals are allowed
# never: attack
# never: misses
regions = """
aaabbb
aacbbd
eccbdd
eecfdd
eeffff
eeffff
""".split()
size = len(regions)
board = []
answers = []


def search():
    row = len(board)
    if row == size:
        answers.append(list(board))
        return
    for col in range(size):
        if col in board:
            continue
        if board and abs(board[-1] - col) == 1:
            continue
        if regions[row][col] in {regions[r][c] for r, c in enumerate(board)}:
            continue
        board.append(col)
        search()
        board.pop()


search()
print(f"{len(answers)} ways to place the queens, the first:", answers[0])
