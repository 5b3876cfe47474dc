n = int(input("How many queens? "))
print(n)
