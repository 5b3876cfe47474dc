# right: nodes of a search by breadth, tested as goals when they are expanded
# never: attack each other
# never: misses
class Problem:
    def __init__(self, n):
        self.n = n
        self.initial = [-1] * n

    def actions(self, state):
        if state[-1] != -1:
            return []
        return list(range(self.n))

    def result(self, state, row):
        new = state[:]
        new[state.index(-1)] = row
        return new

    def goal_test(self, state):
        if state[-1] == -1:
            return False
        return not any(self.conflict(a, b, state) for a in range(self.n) for b in range(a))

    def conflict(self, a, b, state):
        return state[a] == state[b] or a - b == abs(state[a] - state[b])


def breadth_first(problem):
    frontier = [problem.initial]
    while frontier:
        state = frontier.pop(0)
        if problem.goal_test(state):
            return state
        for action in problem.actions(state):
            frontier.append(problem.result(state, action))


queens = breadth_first(Problem(4))
print("The queens stand in rows", queens)
