"""Long work in the background: shared by all who wait for it, cancelled when nobody does."""
