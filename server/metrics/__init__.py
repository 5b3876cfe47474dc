"""What a running server tells Prometheus of itself: numbers only, of no viewer and of no class."""
