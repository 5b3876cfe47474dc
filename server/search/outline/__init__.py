"""What a stretch of a trace looks like from far away: the picture under the timeline."""
