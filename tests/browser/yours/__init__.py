"""A learner's own program, in a browser: run in the page, watched by the command line, handed in as one file."""
