"""Create the virtual environment of a checkout, and run the program in it.

`start` chooses the environment and switches to it, `environment` keeps one folder up to date, `tools` calls venv and
pip. All modules use only the standard library and the syntax of Python 3.8, so that an old interpreter prints a
sentence and not a syntax error. An installed package needs none of them.
"""
