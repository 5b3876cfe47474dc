"""Start the server: check the options, listen, and print the page's address."""
