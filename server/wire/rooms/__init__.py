"""The messages of classes: requests, their readers, and what one connection does in rooms."""
