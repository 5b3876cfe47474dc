# other: bishops, one in each row, of which none stands on a diagonal of another
# never: attack
size = 4
bishops = []
ways = 0


def clear(row, col):
    return all(abs(row - r) != abs(col - c) for r, c in bishops)


def place(row):
    global ways
    if row == size:
        ways += 1
        return
    for col in range(size):
        if clear(row, col):
            bishops.append((row, col))
            place(row + 1)
            bishops.pop()


place(0)
print("bishops:", ways)
