"""Films in one file: how they are put together."""
