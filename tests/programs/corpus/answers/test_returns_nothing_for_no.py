# wrong: no undo; its test returns None for no
# never: hits returned
def hits(c, by, column):
    if c == column or abs(c - column) == by:
        return True
n = 5
queens = []
found = []
count = 0

def free(column):
    row = len(queens)
    return all(not hits(c, row - r, column) for r, c in enumerate(queens))

def search(row):
    global count
    if row == n:
        found.append(queens[:])
        return 
    for column in range(n):
        if free(column):
            queens.append(column)
            search(row + 1)
            

search(0)
print(len(found))
