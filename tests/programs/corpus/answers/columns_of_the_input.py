# other: says of eight columns of the input if they are right
# never: finds
# never: stops
def check(queens):
    for i in range(len(queens)):
        for j in range(i + 1, len(queens)):
            if queens[i] == queens[j] or abs(queens[i] - queens[j]) == j - i:
                return False
    return True


queens = []
for word in input("columns: ").split():
    queens.append(int(word))
print("YES" if check(queens) else "NO")
