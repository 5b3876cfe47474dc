"""The site of plain files: what is written, and what is refused."""
