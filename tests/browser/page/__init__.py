"""The page around the film: its address, keys, language and theme."""
