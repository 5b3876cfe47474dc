# right: one solution as a list and as a picture
# never: Right:
n = 6
queens = []
found = []
count = 0

def free(column):
    row = len(queens)
    return all(c != column and abs(c - column) != row - r for r, c in enumerate(queens))

def search(row):
    global count
    if row == n:
        found.append(queens[:])
        return 
    for column in range(n):
        if free(column):
            queens.append(column)
            search(row + 1)
            queens.pop()

search(0)
for one in found[:1]:
    print(one)
for c in found[0] if found else ():
    print('.' * c + 'Q' + '.' * (n - c - 1))
