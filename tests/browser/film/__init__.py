"""The film: play, steps, and slow or lost servers."""
