"""What can be taken along."""
