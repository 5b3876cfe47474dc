"""Classes: rooms in which many viewers follow one film and are asked about it. Knows no socket and no search."""
