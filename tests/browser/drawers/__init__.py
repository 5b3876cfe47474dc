"""The drawers beside the film, but for the larger rooms."""
