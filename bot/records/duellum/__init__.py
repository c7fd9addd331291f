"""Duellum's part of the record format `antike-record/1`, and its snapshots (`bot.rulesets.ruleset.Codec`)."""

from typing import Final

from bot.records.actions import action_to_json
from bot.records.duellum.positions import (
    bank_to_json,
    phase_to_json,
    position_from_json,
    position_hash,
    position_to_json,
    snapshot_from_json,
    snapshot_to_json,
)
from bot.records.duellum.record import (
    ACTIONS,
    record_from_json,
    record_to_json,
    settings_to_json,
    variant_from_text,
    variant_to_json,
)

action_from_json = ACTIONS.from_json
VERSION: Final = "duellum-1"
"""Incremented when the rules or the snapshot format change; older snapshots are then folded anew."""
