# other: the cheapest assignment of jobs to workers
# never: visits
# never: solutions
import itertools

hours = [
    [4, 7, 3, 8, 6, 9],
    [5, 2, 9, 4, 7, 6],
    [8, 3, 5, 6, 2, 7],
    [6, 9, 4, 2, 8, 3],
    [7, 5, 8, 3, 4, 6],
    [3, 6, 7, 9, 5, 2],
]


def cost(jobs):
    return sum(hours[worker][job] for worker, job in enumerate(jobs))


best = min(itertools.permutations(range(6)), key=cost)
print("cost", cost(best), "jobs", best)
