# other: the cheapest jobs by branch and bound
# never: instead of
# never: solutions for N
# never: attack
cost = [[4, 9, 3, 8, 5], [7, 2, 6, 4, 9], [5, 8, 1, 7, 3], [6, 3, 9, 2, 8], [9, 6, 4, 5, 1]]
n = len(cost)
assigned = [-1] * n
used = [False] * n
best = [10**6, None]


def assign(worker, total):
    if total >= best[0]:
        return
    if worker == n:
        best[0], best[1] = total, assigned[:]
        return
    for job in range(n):
        if not used[job]:
            used[job] = True
            assigned[worker] = job
            assign(worker + 1, total + cost[worker][job])
            assigned[worker] = -1
            used[job] = False


assign(0, 0)
print(best)
