# right: a small population of permutations, mutation and newcomers
import random

random.seed(20)
N = 6
BEST = N * (N - 1) // 2


def fitness(genes):
    attacks = sum(abs(genes[i] - genes[j]) == j - i for i in range(N) for j in range(i + 1, N))
    return BEST - attacks


population = [random.sample(range(N), N) for _ in range(8)]
generation = 0
while max(map(fitness, population)) < BEST:
    generation += 1
    population.sort(key=fitness, reverse=True)
    children = []
    for parent in population[:4]:
        child = parent[:]
        a, b = random.sample(range(N), 2)
        child[a], child[b] = child[b], child[a]
        children.append(child)
    population = population[:2] + children + [random.sample(range(N), N) for _ in range(2)]
winner = max(population, key=fitness)
print(f"Generation {generation}: {winner} with fitness {fitness(winner)} of {BEST}")  # queens
