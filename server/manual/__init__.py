"""The manual: texts beside what they describe, and the page that shows them."""
