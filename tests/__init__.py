"""All tests, run by `python3 -m tests`. This module imports no packages, since the bootstrap installs them later."""
