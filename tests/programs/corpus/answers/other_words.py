# other: orders of five letters
# never: instead of
# never: attack
# never: N = 5
def orders(letters):
    if not letters:
        return [[]]
    found = []
    for index, letter in enumerate(letters):
        for rest in orders(letters[:index] + letters[index + 1 :]):
            found.append([letter, *rest])
    return found


numbers = [0, 1, 2, 3, 4]
every = orders(numbers)
for order in every[:10]:
    print(order)
print(len(every))
