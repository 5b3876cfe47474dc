# right: a judge's task, answers of all sizes are computed first
answers = {}
for n in range(1, 8):
    pos = [0] * n
    found = 0

    def dfs(row):
        global found
        if row == n:
            found += 1
            return
        for i in range(n):
            pos[row] = i
            if all(pos[j] != i and abs(pos[j] - i) != row - j for j in range(row)):
                dfs(row + 1)

    dfs(0)
    answers[n] = found  # queens
for line in open(0):
    if int(line):
        print(answers[int(line)])
