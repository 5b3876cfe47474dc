"""A learner's search beside ours: facts about where it leaves them, what it accepts, and what it finds."""
