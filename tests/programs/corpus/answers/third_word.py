# right: the third board as a word of the digits 1 to 6
answers = []


def queens(word):
    if len(word) == 6:
        answers.append("".join(map(str, word)))
        return
    for digit in range(1, 7):
        if all(digit != d and abs(digit - d) != len(word) - i for i, d in enumerate(word)):
            queens(word + [digit])


queens([])
print(answers[int(input()) - 1])
