# right: asks for another number until it is even
def fits(board, col):
    return all(c != col and abs(c - col) != len(board) - r for r, c in enumerate(board))


def place(n, board, found):
    if len(board) == n:
        found.append(list(board))
        return
    for col in range(n):
        if fits(board, col):
            place(n, board + [col], found)


n = int(input())
while n % 2:
    n = int(input("even, please: "))
found = []
place(n, [], found)
print("queens:", n, "solutions:", len(found))
