"""How large is the subtree below a partial placement: tables, kernels, and one index a kind of search."""
