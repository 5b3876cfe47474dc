# right: all permutations are counted, then the boards among them are printed
# never: instead of
# never: but prints
from itertools import permutations

N = 5
lines = list(permutations(range(N)))
print("Total permutations:", len(lines))
for queens in lines:
    if len({q + i for i, q in enumerate(queens)}) == len({q - i for i, q in enumerate(queens)}) == N:
        print(queens)
