"""Counting in items, on any machine, with a journal of the finished ones. Start reading at `items`."""
