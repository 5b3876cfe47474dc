"""Counting in pieces that any machine can take, and that are written down as they come. Start reading at `items`."""
