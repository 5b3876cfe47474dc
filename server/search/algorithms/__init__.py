"""One module an algorithm: its description for the walk. The listing that a learner reads lies beside it."""
