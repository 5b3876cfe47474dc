"""The search and its traces. Pure: nothing in this room knows of the web, of JSON, of files being served or of time."""
