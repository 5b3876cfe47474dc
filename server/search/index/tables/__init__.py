"""The shipped sums of the largest subtrees, one file for each n, and the script that makes them."""
