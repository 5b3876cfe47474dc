import os

print("soon gone")
os._exit(3)
