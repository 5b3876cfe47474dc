"""The error of a cluster."""


class ClusterFailed(Exception):
    """The cluster cannot go on. The message says why, in a sentence."""
