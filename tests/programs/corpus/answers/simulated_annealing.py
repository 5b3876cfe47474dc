# right: worse boards are taken with a chance that becomes smaller
import math
import random

random.seed(46)
N = 6


def cost(q):
    return sum(q[i] == q[j] or abs(q[i] - q[j]) == j - i for i in range(N) for j in range(i + 1, N))


state = [random.randrange(N) for _ in range(N)]
temperature = 4.0
steps = 0
while cost(state) > 0:
    steps += 1
    other = list(state)
    other[random.randrange(N)] = random.randrange(N)
    change = cost(other) - cost(state)
    if change <= 0 or random.random() < math.exp(-change / temperature):
        state = other
    temperature = max(0.2, temperature * 0.995)
print("Queens:", state)
print("Steps:", steps)
