"""One module for each algorithm, with its description for the walks. Learners read the files in `listings`."""
