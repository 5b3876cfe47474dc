"""One module for each algorithm, describing it for the walks. The listings that a learner reads are in `listings`."""
