# right: a filter over permutations, counted
from itertools import combinations, permutations


def peaceful(queens):
    return all(abs(queens[a] - queens[b]) != b - a for a, b in combinations(range(len(queens)), 2))


print(sum(1 for queens in permutations(range(6)) if peaceful(queens)))
