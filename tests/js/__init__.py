"""The page's modules that need no browser, in the same rooms, tested as JavaScript and held to what Python knows."""
