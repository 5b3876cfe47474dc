# other: the shortest tour through five towns
# never: instead of
# never: attack
# never: N = 5
import itertools

towns = [(0, 0), (3, 1), (1, 4), (5, 2), (2, 2)]
best, shortest = None, 10**9
for tour in itertools.permutations(range(5)):
    length = 0
    for here, there in zip(tour, tour[1:]):
        length += abs(towns[here][0] - towns[there][0]) + abs(towns[here][1] - towns[there][1])
    if length < shortest:
        best, shortest = tour, length
print(best, shortest)
