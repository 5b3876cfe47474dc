"""The command line: options are what can be typed, commands are what is done."""
