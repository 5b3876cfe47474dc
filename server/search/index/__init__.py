"""The sizes of the subtrees below partial placements: tables, kernels, and one index for each kind of search."""
