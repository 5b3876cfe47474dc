"""The smaller drawers beside the film."""
