"""Reading of the answers that programs give, and the known ones."""
