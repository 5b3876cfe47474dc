for number in range(300):
    print("queen" * 2_000)
