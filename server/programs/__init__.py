"""A learner's own search: record it, read it at any event, show it as a film of boards, compare it with ours."""
