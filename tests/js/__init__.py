"""Tests in JavaScript of the page's modules that need no browser, compared with values that Python computes."""
