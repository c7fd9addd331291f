"""One game, played by the engine and the oracle side by side."""

import json
from collections import Counter
from random import Random
from typing import Any, ClassVar, NoReturn

from tests.oracle import duellum
from tests.oracle.duellum import Action, State, engine
from tests.oracle.duellum.generate.mutate import bent, malformed, stray
from tests.oracle.duellum.generate.policy import choose, random_weights

Json = dict[str, Any]
_SAMPLED = 0.15  # share of the positions in which odd actions are tried
_ODD_ACTIONS = 8


class DisagreementError(AssertionError):
    """A difference between engine and oracle, with the record that leads to it."""


class Match:
    """A game played from a record without actions, which are added to it."""

    counts: ClassVar[Counter[str]] = Counter()
    """Numbers of games, positions, phases, actions and cards, over all games."""

    def __init__(self, record: Json, rng: Random) -> None:
        self.record = record
        self.rng = rng
        self.weights = random_weights(rng)
        self.oracle = duellum.load(record)
        self.engine = engine.start(record)

    def play(self, steps: int) -> None:
        """Play until a nation has won, or for `steps` actions; raises `DisagreementError`."""
        self.counts["games"] += 1
        for _ in range(steps):
            actions = self._agreed_actions()
            if not actions:
                self.counts["games won"] += 1
                return
            if self.rng.random() < _SAMPLED:
                self._try_odd_actions(actions)
                self.engine = engine.kept(self.engine)  # a snapshot that loses anything shows in what follows
            action = choose(self.rng, self.weights, self.oracle, actions)
            odd = bent(self.rng, self.oracle, action)
            if self.rng.random() < 0.3 and self._agreed_verdict(odd):
                action = odd
            after = self._agreed_verdict(action)
            if after is None:
                self._fail("a listed action is refused", action)
            self.engine, self.oracle = after
            self.record["actions"].append(action)
            self.counts[action["type"]] += 1
            if action["type"] == "play_card":
                self.counts[action["card"]] += 1
        self._agreed_actions()

    def _agreed_actions(self) -> list[Action]:
        """Compare the printed positions and the legal actions, and return these."""
        self._same(engine.printed(self.engine), duellum.printed(self.oracle), "positions", None)
        ours, theirs = _lines(engine.legal(self.engine)), _lines(duellum.legal(self.oracle))
        if ours != theirs:
            only = {
                "engine": sorted((ours - theirs).elements()),
                "oracle": sorted((theirs - ours).elements()),
            }
            self._fail("different legal actions", only)
        self.counts["positions"] += 1
        self.counts[f"phase {self.oracle['phase']}"] += 1
        return [json.loads(line) for line in sorted(theirs)]

    def _try_odd_actions(self, actions: list[Action]) -> None:
        for _ in range(_ODD_ACTIONS):
            action = choose(self.rng, {}, self.oracle, actions)
            action = self.rng.choice([bent, bent, _stray, _malformed])(self.rng, self.oracle, action)
            accepted = self._agreed_verdict(action) is not None
            self.counts["odd actions accepted" if accepted else "odd actions refused"] += 1

    def _agreed_verdict(self, action: Any) -> tuple[Any, State] | None:
        """Return the next positions, which must print the same; None if both refuse the action."""
        ours, theirs = engine.play(self.engine, action), _oracle_plays(self.oracle, action)
        if ours is None or theirs is None:
            if ours is not None or theirs is not None:
                self._fail(f"only the {'engine' if ours is not None else 'oracle'} accepts it", action)
            return None
        self._same(engine.printed(ours), duellum.printed(theirs), "outcomes", action)
        return ours, theirs

    def _same(self, ours: Json, theirs: Json, what: str, action: Any) -> None:
        if ours != theirs:
            self._fail(f"different {what}", {"action": action, **differences(ours, theirs)})

    def _fail(self, what: str, detail: Any) -> NoReturn:
        raise DisagreementError(f"{what}: {json.dumps(detail)}\nafter the record\n{json.dumps(self.record)}")


def differences(ours: Any, theirs: Any, path: str = "") -> Json:
    """Return the differences of two printed positions: by path, the engine's and the oracle's value."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        found: Json = {}
        for key in sorted({*ours, *theirs}):
            found |= differences(ours.get(key), theirs.get(key), f"{path}/{key}")
        return found
    return {} if ours == theirs else {path: {"engine": ours, "oracle": theirs}}


def _lines(actions: list[Action]) -> Counter[str]:
    return Counter(json.dumps(action, sort_keys=True) for action in actions)


def _oracle_plays(state: State, action: Any) -> State | None:
    try:
        return duellum.play(state, action)
    except (duellum.RefusedError, duellum.ImpossibleError):
        return None


def _stray(rng: Random, state: State, _action: Action) -> Action:
    return stray(rng, state)


def _malformed(rng: Random, _state: State, action: Action) -> Any:
    return malformed(rng, action)
