"""The site of plain files, in a browser."""
