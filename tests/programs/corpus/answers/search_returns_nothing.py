# wrong: the search returns None on one path
# says: search returned None
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
        return True
    for column in range(n):
        if free(column):
            queens.append(column)
            if search(row + 1):
                return None
            queens.pop()

search(0)
print(len(found))
