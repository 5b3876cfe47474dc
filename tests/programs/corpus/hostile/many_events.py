total = 0
for number in range(10**9):
    total += number
