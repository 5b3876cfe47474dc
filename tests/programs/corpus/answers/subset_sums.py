# other: subsets
# never: attack
items = [3, 1, 4, 2]
chosen = []
def go(i, left):
    if left == 0:
        print(chosen)
        return
    for k in range(i, 4):
        if items[k] <= left:
            chosen.append(k)
            go(k + 1, left - items[k])
            chosen.pop()
go(0, 5)
