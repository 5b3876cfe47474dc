# right: itertools.product, every test at the end
from itertools import combinations, product

n = 4
total = 0
for board in product(range(n), repeat=n):
    if all(a != b and abs(a - b) != j - i for (i, a), (j, b) in combinations(enumerate(board), 2)):
        total += 1
        print(f"{total:2}:", *board)
print("queens:", n)
