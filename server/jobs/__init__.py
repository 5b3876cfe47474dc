"""Long work in the background, shared by all who wait for it and cancelled when nobody waits any more."""
