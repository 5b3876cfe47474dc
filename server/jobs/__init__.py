"""Long work in the background: shared by all who request it, cancelled when the last one leaves."""
