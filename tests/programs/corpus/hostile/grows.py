boards = []
while True:
    boards.append("queen" * 1_000_000 + str(len(boards)))
