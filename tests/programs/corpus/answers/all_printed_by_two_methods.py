# right: two methods print all boards, one list after the other
def fits(board, col):
    return all(c != col and abs(c - col) != len(board) - r for r, c in enumerate(board))


def place(n, board, found):
    if len(board) == n:
        found.append(list(board))
        return
    for col in range(n):
        if fits(board, col):
            place(n, board + [col], found)


from itertools import permutations

n = 5
found = []
place(n, [], found)
for board in found:
    print(board)
print("the same by permutations:")
for board in permutations(range(n)):
    if len({c + r for r, c in enumerate(board)}) == len({c - r for r, c in enumerate(board)}) == n:
        print(list(board))
