# right: it visits all, and prints another number
# says: It visits
# never: Right:
n = 5
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
print('calls:', 54)
