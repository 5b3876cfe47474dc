"""Write the pages as a folder of plain files for any file server: Python answers in the page."""
