# right: two tasks of backtracking: queens, and the subsets of a list
# never: instead of
# never: but prints
n = 4
position = []


def queens():
    if len(position) == n:
        print("Queens", position)
        return
    for col in range(n):
        if not any(col == c or abs(col - c) == len(position) - r for r, c in enumerate(position)):
            position.append(col)
            queens()
            position.pop()


def subsets(items):
    if not items:
        return [[]]
    rest = subsets(items[1:])
    return rest + [[items[0]] + one for one in rest]


queens()
result = subsets(["a", "b", "c", "d"])
print("All subsets:", result)
print("Count of subsets:", len(result))
