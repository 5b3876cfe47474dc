boards = []
while True: boards.append("queen" * 2_000_000 + str(len(boards)))
