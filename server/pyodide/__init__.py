"""Python in a browser: Pyodide, and the part of our Python that runs in it."""
