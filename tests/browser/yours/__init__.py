"""A learner's own program in a browser: run on the page, watched from the command line, handed in as one file."""
