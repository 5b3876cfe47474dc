n = 8
print "queens:", n
