"""Where the page is shown: windows, projectors, frames, paper, and to whom."""
