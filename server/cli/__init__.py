"""The command line: `options` reads what is typed, `commands` does it."""
