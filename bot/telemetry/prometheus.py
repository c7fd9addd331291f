"""Metrics in Prometheus' format; needs the optional `prometheus-client`."""

import logging
from collections.abc import Mapping, Sequence
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from bot.telemetry.meter import Meter, Stage

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
_QUICK: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10)
_SLOW: Final = (0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10, 30, 60, 300, 3600)


class PrometheusMeter(Meter, logging.Handler):
    """Meter for Prometheus, which also counts logged errors; `page` returns what Prometheus scrapes."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        told = self._registry = CollectorRegistry()
        ProcessCollector(registry=told)
        PlatformCollector(registry=told)
        self._actions = Counter("antike_actions", "Actions applied", ["cause"], registry=told)
        self._errors = Counter("antike_errors", "Errors in the log", ["logger"], registry=told)
        self._requests = Counter(
            "antike_discord_requests", "Requests to Discord", ["route", "status"], registry=told
        )
        self._messages = Counter(
            "antike_messages", "Messages of the outbox", ["kind", "outcome"], registry=told
        )
        self._first = _histogram(
            "antike_first_answer", "Until Discord knows that the bot has heard", told, "command"
        )
        self._done = _histogram(
            "antike_full_answer", "Until the caller reads what has happened", told, "command"
        )
        self._round_trip = _histogram("antike_discord_request", "Until Discord has answered", told, "route")
        self._delivery = Histogram(
            "antike_delivery_seconds", "From due to sent", ["kind"], buckets=_SLOW, registry=told
        )
        self._turn = _histogram("antike_change_wait", "Until a change of a game had its turn", told)
        self._change = _histogram("antike_change", "Until a change of a game was saved", told)
        self._studio = _histogram("antike_drawing_wait", "Until a picture was begun", told)
        self._picture = _histogram("antike_drawing", "Until a picture was drawn", told)

    def emit(self, record: logging.LogRecord) -> None:
        """Count a logged error."""
        self._errors.labels(record.name).inc()

    def changed(self, causes: Sequence[str], waited: float, taken: float) -> None:
        """Record a saved change of a game."""
        for cause in causes:
            self._actions.labels(cause).inc()
        self._turn.observe(waited)
        self._change.observe(taken)

    def answered(self, command: str, stage: Stage, seconds: float) -> None:
        """Record the response to a command or button."""
        (self._first if stage == "first" else self._done).labels(command).observe(seconds)

    def requested(self, route: str, status: int, seconds: float) -> None:
        """Record Discord's response to a request."""
        self._requests.labels(route, str(status)).inc()
        self._round_trip.labels(route).observe(seconds)

    def delivered(self, kind: str, outcome: str, seconds: float) -> None:
        """Record an attempt to deliver an outbox message; the delay only if it was sent."""
        self._messages.labels(kind, outcome).inc()
        if outcome == "sent":
            self._delivery.labels(kind).observe(max(0.0, seconds))

    def drawn(self, waited: float, taken: float) -> None:
        """Record a finished picture."""
        self._studio.observe(waited)
        self._picture.observe(taken)

    def page(self, levels: Mapping[tuple[str, str], float]) -> bytes:
        """Return all metrics, including the current values `levels` as gauges.

        `levels` has values by name and help text; a name may end with a label: `games:status:running`.
        """
        told, gauges = CollectorRegistry(), dict[str, Gauge]()  # anew: a value not known now is left out
        for (name, text), value in levels.items():
            bare, *labels = name.split(":")
            if bare not in gauges:
                gauges[bare] = Gauge(f"antike_{bare}", text, labels[:1], registry=told)
            gauge = gauges[bare]
            (gauge.labels(labels[1]) if labels else gauge).set(value)
        return generate_latest(self._registry) + generate_latest(told)


def _histogram(name: str, text: str, registry: CollectorRegistry, *labels: str) -> Histogram:
    return Histogram(f"{name}_seconds", text, labels, buckets=_QUICK, registry=registry)
