"""Counting at full speed. Start reading at `count`; the mathematics is in `border`, the engine in `batches`."""
