"""Views of the page: windows, projectors, frames, paper, and screen readers."""
