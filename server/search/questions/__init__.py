"""What a step of a search can be asked about, and the answers."""
