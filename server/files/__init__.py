"""Files of the user: the cache folder, and a lock between processes. Standard library only, from Python 3.8 on."""
