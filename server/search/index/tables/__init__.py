"""Shipped sums of the largest subtrees, one file per n, and the script that makes them."""
