# right: one line of permutations and sets of sums and differences
from itertools import permutations

n = 6
cols = range(n)
for vec in permutations(cols):
    if n == len(set(vec[i] + i for i in cols)) == len(set(vec[i] - i for i in cols)):
        print(vec)  # a queen in each row
