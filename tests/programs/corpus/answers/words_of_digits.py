# right: the boards as words of the digits 1 to 8, of which those with the numbers of the input are printed
# never: misses
solutions = []


def extend(word):
    row = len(word)
    if row == 8:
        solutions.append(word)
        return
    for digit in range(1, 9):
        if all(digit != int(d) and abs(digit - int(d)) != row - r for r, d in enumerate(word)):
            extend(word + str(digit))


extend("")  # the eight queens
cases = int(input())
for _ in range(cases):
    number = int(input())
    print(solutions[number - 1])
