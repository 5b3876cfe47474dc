"""Whether metrics can be told here."""

from importlib.util import find_spec


def lacks_prometheus() -> str | None:
    """What to do if metrics cannot be told here, for want of a package."""
    if find_spec("prometheus_client"):
        return None
    return "--metrics needs prometheus-client, and there is none here; `pip install 'bitqueens[metrics]'` gets it"
