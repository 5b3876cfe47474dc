"""Films in one file, in a browser: from a folder, in a frame, in a notebook."""
