import os

print("before")
os.fork()
print("after")
