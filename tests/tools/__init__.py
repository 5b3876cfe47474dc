"""What the tests need and is not a test."""
