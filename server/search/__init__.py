"""The search and its traces. Nothing in here knows of the web, of JSON or of clocks."""
