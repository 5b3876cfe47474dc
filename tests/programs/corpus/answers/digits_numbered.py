# right: words of the digits 1 to 8, each with its number
def grow(word, out):
    if len(word) == 8:
        out.append(word)
        return out
    for d in "12345678":
        if all(d != e and abs(int(d) - int(e)) != len(word) - i for i, e in enumerate(word)):
            grow(word + d, out)
    return out


for number, word in enumerate(grow("", []), 1):  # queens
    print(number, word)
