row = 0
while True:
    try:
        row += 1
    except:
        pass
