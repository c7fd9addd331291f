"""Hypothesis profiles: few examples, always the same, or with `ANTIKE_LONG=1` many random ones."""

import os

from hypothesis import HealthCheck, settings

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

settings.register_profile(
    "ci", derandomize=True, deadline=None, database=None, max_examples=12, suppress_health_check=_SLOW
)
settings.register_profile("long", deadline=None, max_examples=1000, suppress_health_check=_SLOW)
settings.load_profile("long" if os.environ.get("ANTIKE_LONG") else "ci")
