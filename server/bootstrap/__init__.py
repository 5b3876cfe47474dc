"""Creates the virtual environment of a checkout, and runs the program in it.

`start` decides and switches to the environment, `environment` keeps one folder up to date, `places` names the folders,
`tools` calls venv and pip. All of it uses only the standard library and the syntax of Python 3.8, so that an old
interpreter prints a sentence and not a syntax error. An installed package needs none of it.
"""
