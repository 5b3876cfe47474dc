# right: the column of the first queen is read after the size
n = int(input("Size: "))
start = int(input("Column of the first queen: "))
while not 0 <= start < n:
    start = int(input("Not on the board. Column of the first queen: "))


def go(queens):
    if len(queens) == n:
        return queens
    for col in range(n):
        if all(c != col and abs(c - col) != len(queens) - r for r, c in enumerate(queens)):
            done = go([*queens, col])
            if done:
                return done
    return []


print(go([start]))
