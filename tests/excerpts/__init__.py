"""Excerpts: what they hold, and who answers from them."""
