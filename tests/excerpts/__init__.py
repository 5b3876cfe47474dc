"""Tests of excerpts: their content, and the answers from them."""
