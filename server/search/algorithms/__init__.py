"""The description of each algorithm, for the walks. Learners read the files in `listings`."""
