"""Counting at full speed. Start at `count`; the mathematics is in `border`, the engine in `batches`."""
