import sys

if len(sys.argv) != 2:
    print("Usage: nqueens N")
    sys.exit(1)
print(sys.argv[1])
