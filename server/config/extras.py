"""Options that need a package which is not always installed."""

from __future__ import annotations

from importlib.util import find_spec

# For each extra in `pyproject.toml`: the option that needs it, the module that it brings, what that is called.
_EXTRAS = {
    "cluster": ("--cluster", "distributed", "Dask"),
    "metrics": ("--metrics", "prometheus_client", "prometheus-client"),
    "redis": ("--rooms", "redis", "redis-py"),
    "workers": ("--workers", "gunicorn", "gunicorn"),
}


def lacks(extra: str) -> str | None:
    """What to do if the package of an extra is missing here."""
    option, module, name = _EXTRAS[extra]
    if find_spec(module):
        return None
    return f"{option} needs {name}, and there is none here; `pip install 'bitqueens[{extra}]'` gets it"
