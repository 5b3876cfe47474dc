# right: candidates on a stack, the complete ones are tested; the first that fits is drawn
# never: attack each other
# never: misses
def is_solution(state):
    for r in range(len(state)):
        for s in range(r):
            if state[r] == state[s] or r - s == abs(state[r] - state[s]):
                return False
    return True


def find(size):
    stack = [[]]
    while stack:
        state = stack.pop()
        if len(state) == size:
            if is_solution(state):
                return state
            continue
        for col in range(size):
            if col not in state:
                stack.append(state + [col])
    return None


solution = find(6)
for col in solution:
    print(" ".join("Q" if c == col else "." for c in range(6)))
