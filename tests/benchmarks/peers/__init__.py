"""Programs for comparison with ours."""
