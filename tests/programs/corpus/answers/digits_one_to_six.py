# right: boards of six queens as numbers of six digits from 1
# never: misses
found = []


def grow(text):
    if len(text) == 6:
        found.append(text)
        return
    for digit in "123456":
        if all(digit != d and abs(int(digit) - int(d)) != len(text) - i for i, d in enumerate(text)):
            grow(text + digit)


grow("")
print("6 queens:", *found)
