# right: the count, and the last board in the order of the alphabet
# never: ValueError
def solve(n):
    result = []

    def put(row, word):
        if row == n:
            result.append(word)
            return
        for col in range(n):
            if all(col != int(c) and abs(col - int(c)) != row - r for r, c in enumerate(word)):
                put(row + 1, word + str(col))

    put(0, "")
    return result


words = solve(int(input("n = ")))
print(len(words), "solutions, the last one is", max(words))
