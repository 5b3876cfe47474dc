"""Read metrics by Prometheus' rules."""

from __future__ import annotations

from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families


class Samples:
    """Read all samples at an address."""

    def __init__(self, address: str) -> None:
        with urlopen(address, timeout=20) as answer:
            self.text = answer.read().decode()
        families = text_string_to_metric_families(self.text)
        self.samples = [sample for family in families for sample in family.samples]
        assert self.samples

    def value(self, name: str, **labels: str) -> float:
        """Return the value of one sample; 0 if it does not exist yet."""
        found = [each.value for each in self.samples if each.name == f"bitqueens_{name}" and each.labels == labels]
        assert len(found) <= 1
        return found[0] if found else 0.0

    def answered(self, kind: str, by: str = "socket") -> float:
        """Return the number of answered requests of a kind."""
        return self.value("request_seconds_count", by=by, kind=kind)
