while True:
    try:
        n = int(input("How many queens? "))
        break
    except:
        print("Once more.")
