n = int(raw_input())
