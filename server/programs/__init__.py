"""A learner's own search: recorded as it runs, read at any event, seen as a film of boards, compared with ours."""
