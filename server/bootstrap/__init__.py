"""From a fresh clone to a running program: a virtual environment of our own, made and entered without being asked.

`start` decides and steps over, `environment` keeps one folder up to date, `places` says which folders, `tools` calls
venv and pip, `filelock` lets two starts meet. All of it is standard library only and avoids what Python 3.8 cannot
read, so that an old interpreter gets a sentence and not a syntax error. An installed package never needs any of it.
"""
