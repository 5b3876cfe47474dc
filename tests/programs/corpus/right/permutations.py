from itertools import permutations

n = 5
for board in permutations(range(n)):
    falling = set()
    rising = set()
    for row, column in enumerate(board):
        falling.add(row - column)
        rising.add(row + column)
    if len(falling) == len(rising) == n:
        print(board)
# says: Right
