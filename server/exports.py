"""The exported names and their modules."""

from __future__ import annotations

EXPORTS = {
    "Trace": "search.trace.trace",
    "Solution": "search.trace.solutions",
    "Counters": "search.step",
    "Estimate": "search.estimates.tree_size",
    "Outline": "search.outline.outline",
    "Step": "search.step",
    "Frame": "search.step",
    "SquareStep": "search.step",
    "SquareFrame": "search.step",
    "PuzzleStep": "search.step",
    "PuzzleFrame": "search.step",
    "Film": "film",
    "count": "search.counting.count",
    "Count": "search.counting.count",
    "Progress": "search.counting.count",
    "forecast": "search.counting.forecast",
    "Forecast": "search.counting.forecast",
    "NotReady": "search.walks.reach",
    "SizeUnknown": "search.trace.pausing",
    "NotWithin": "search.trace.events",
    "EngineUnavailable": "search.counting.engines",
    "Cancelled": "search.counting.count",
}
