"""A range of steps summed up in a few pixels, for the timeline."""
