"""Watch a program: record it after every save, and serve the page that shows the recording."""
