# right: sets of free columns of each row, copied for each queen
def solve(domains, row, assignment, out):
    if row == len(domains):
        out.append(assignment)
        return
    for col in sorted(domains[row]):
        rest = [set(d) for d in domains]
        for later in range(row + 1, len(domains)):
            rest[later] -= {col, col - (later - row), col + (later - row)}
        if all(rest[later] for later in range(row + 1, len(domains))):
            solve(rest, row + 1, assignment + [col], out)


n = 6
out = []
solve([set(range(n)) for _ in range(n)], 0, [], out)
print("Forward checking finds", len(out), "solutions of the queens problem")
for one in out:
    print(one)
