import threading

found = []

def search(row):
    found.append(row)

threads = [threading.Thread(target=search, args=(row,)) for row in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(found)
