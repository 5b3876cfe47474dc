"""Files of the user: the cache folder, and a lock between processes. Standard library only, readable by Python 3.8."""
