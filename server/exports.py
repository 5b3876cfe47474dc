"""The exported names and their modules, in the order of the reference."""

from __future__ import annotations

EXPORTS: dict[str, dict[str, str]] = {
    "Traces": {
        "Trace": "search.trace.trace",
        "Solution": "search.trace.solutions",
        "Counters": "search.step",
        "Estimate": "search.estimates.tree_size",
        "Outline": "search.outline.outline",
    },
    "Steps": {
        "Step": "search.step",
        "Frame": "search.step",
        "SquareStep": "search.step",
        "SquareFrame": "search.step",
    },
    "Films": {"Film": "film"},
    "Counting": {
        "count": "search.counting.count",
        "Count": "search.counting.count",
        "Progress": "search.counting.count",
        "forecast": "search.counting.forecast",
        "Forecast": "search.counting.forecast",
    },
    "Errors": {
        "NotReady": "search.walks.reach",
        "SizeUnknown": "search.trace.pausing",
        "NotWithin": "search.trace.events",
        "EngineUnavailable": "search.counting.engines",
        "Cancelled": "search.counting.count",
    },
}
