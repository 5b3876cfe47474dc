import time

for row in range(5):
    time.sleep(1_000)
print("awake")
