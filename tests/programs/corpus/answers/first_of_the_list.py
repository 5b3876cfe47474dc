# right: the first of all boards is drawn; for two and three rows there is none
# never: IndexError
def queens(n):
    boards = [[]]
    for row in range(n):
        boards = [b + [c] for b in boards for c in range(n) if all(c != d and abs(c - d) != row - r for r, d in enumerate(b))]
    return boards


size = 8
found = queens(size)
first = found[0]
for col in first:
    print("- " * col + "Q " + "- " * (size - col - 1))
print(len(found), "solutions")
