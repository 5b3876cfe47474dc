"""The film: played, stepped through, waited for."""
