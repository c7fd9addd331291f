"""One game, played by the engine and the oracle side by side."""

import json
from collections import Counter
from typing import Any, Final

from pydantic import ValidationError

from bot.engine.antike import Position, apply, legal
from bot.engine.antike.actions import Action
from bot.engine.errors import RuleError
from bot.records import read_record
from bot.records.antike import action_from_json, action_to_json, bank_to_json, position_to_json
from tests.engine.invariants import check_step
from tests.laws.broken import LawError, law
from tests.laws.turns import left_to_do
from tests.oracle import antike as oracle
from tests.oracle.antike.facts import EVERY

Json = dict[str, Any]


class Table:
    """A record played so far by engine and oracle; any difference between them raises `LawError`."""

    def __init__(self, record: Json) -> None:
        """Begin both games where the record does; its actions are not played yet."""
        self.record: Json = {**record, "actions": []}
        with law("starts"):
            self.engine = read_record(json.dumps(self.record)).start
            self.oracle = oracle.start(self.record)

    def agreed(self) -> list[oracle.Action]:
        """Return the legal actions; raises `LawError` if the two differ in the position or in these."""
        _same("position", plain(position_to_json(self.engine)), plain(oracle.position(self.oracle)))
        _same("bank", bank_to_json(self.engine), oracle.bank(self.oracle))
        _same("winner", self.engine.winner, oracle.winner(self.oracle))
        _same("who must act", awaiting(self.engine), oracle.awaiting(self.oracle))
        with law("lists"):
            ours = Counter(text(action_to_json(action)) for action in legal(self.engine))
        theirs = Counter(text(action) for action in oracle.legal(self.oracle))
        if ours != theirs:
            only = {"engine": sorted(ours - theirs), "oracle": sorted(theirs - ours)}
            raise LawError("agreement", f"legal: {_kinds(only)}", json.dumps(only))
        return [json.loads(action) for action in sorted(theirs)]

    def accepts(self, action: Json) -> bool:
        """Return whether both accept the action; it is not played."""
        ours, theirs = self._engine_plays(action), oracle_plays(self.oracle, action)
        self._same_verdict(action, ours is not None, theirs is not None)
        return ours is not None

    def play(self, action: Json) -> bool:
        """Play the action if both accept it; return whether they do. If neither does, nothing changes."""
        ours, theirs = self._engine_plays(action), oracle_plays(self.oracle, action)
        self._same_verdict(action, ours is not None, theirs is not None)
        if ours is None or theirs is None:
            return False
        before, self.engine, self.oracle = self.engine, ours[1], theirs
        self.record["actions"].append(action)
        with law("step"):
            check_step(before, ours[0], self.engine)
            if self.engine.mover == before.mover and self.engine.round == before.round:
                assert left_to_do(self.engine) < left_to_do(before), "the turn has not come nearer its end"
        return True

    def _same_verdict(self, action: Json, ours: bool, theirs: bool) -> None:
        if ours != theirs:
            self.record["actions"].append(action)  # so that the record contains the failed action, as below
            who = "engine" if ours else "oracle"
            raise LawError("agreement", f"only the {who} accepts: {action['type']}", json.dumps(action))

    def _engine_plays(self, action: Json) -> tuple[Action, Position] | None:
        try:
            with law("plays"):
                return self._read_and_played(action)
        except LawError:
            self.record["actions"].append(action)
            raise

    def _read_and_played(self, action: Json) -> tuple[Action, Position] | None:
        try:
            read = action_from_json(json.dumps(action))
            after, told = apply(self.engine, read)
        except (RuleError, ValidationError):
            return None
        assert told, "nothing happened"
        return read, after


def oracle_plays(state: oracle.State, action: Json) -> oracle.State | None:
    """Return the oracle's state after the action; None if it is illegal."""
    try:
        return oracle.play(state, action)
    except oracle.Illegal:
        return None


def awaiting(position: Position) -> list[str]:
    """Return a list of the nation that must act, as `replay` prints it; empty after the end."""
    return [] if position.awaited is None else [position.awaited]


def _same(what: str, ours: Any, theirs: Any) -> None:
    if ours != theirs:
        raise LawError("agreement", what, json.dumps({"engine": ours, "oracle": theirs}))


def _kinds(only: dict[str, list[str]]) -> str:
    """Return the types of action that only the engine or only the oracle lists."""
    told = {who: sorted({json.loads(action)["type"] for action in actions}) for who, actions in only.items()}
    return ", ".join(f"{who} {'/'.join(kinds)}" for who, kinds in told.items() if kinds)


text: Final = json.JSONEncoder(sort_keys=True).encode
"""Return the JSON text of an action, with sorted keys, for comparison; one encoder serves all of them."""


def plain(position: Json) -> Json:
    """Return a printed position without optional entries that are empty, and with `earned` in full."""
    nations = {name: _plain_nation(nation) for name, nation in position["nations"].items()}
    return {**position, "nations": nations}


def _plain_nation(nation: Json) -> Json:
    earned = nation["earned"] if "earned" in nation else nation.get("personages", {})
    told = {**nation, "earned": {kind: earned.get(kind, 0) for kind in EVERY}}
    for key in ("know_hows", "cities", "temples"):
        told[key] = sorted(nation.get(key, []))
    return {key: value for key, value in told.items() if value or key == "wedge"}
