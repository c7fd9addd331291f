"""What the channel reads of every game: score, standings, and what has become of a plan."""

from collections.abc import Sequence

from bot.engine.personages import Personages
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.model.turns import PlanNews, Readers
from bot.text.names import NATION_NAMES, personages_of
from bot.text.turns.summary import who

Score = tuple[Nation, int]


def tell_score(scores: Sequence[Score], target: str) -> str:
    """How far all are, the leader first, with the target."""
    ordered = sorted(scores, key=lambda each: -each[1])
    told = " · ".join(f"{NATION_NAMES[nation]} **{score}**" for nation, score in ordered)
    return say("public-score", scores=told, target=target)


def tell_earlier_turns() -> str:
    """Where turns can be read that have no room in a message."""
    return say("public-earlier-turns")


def tell_seats(order: Sequence[Nation], readers: Readers, round_number: int) -> str:
    """The game begins, or goes on out of a record: who plays."""
    seats = [f"**{NATION_NAMES[nation]}**{who(readers, nation)}" for nation in order]
    return say("public-begun", order=" → ".join(seats), round=round_number)


def with_plan(call: str, plan: PlanNews | None) -> str:
    """A call, and what has become of the plan of whoever is called."""
    return say("public-plan", call=call, news=plan) if plan else call


def tell_final(position: OwnPosition, scores: Sequence[Score], readers: Readers) -> str:
    """How all stand at the end, the winner first, and what can be done next."""
    ordered = sorted(scores, key=lambda each: (each[0] != position.winner, -each[1]))
    lines = [
        say(
            "public-standing",
            winner=nation == position.winner,
            nation=nation,
            player=who(readers, nation),
            score=score,
            won=_held(position.nations[nation].personages),
        )
        for nation, score in ordered
    ]
    return "\n".join([*lines, say("public-again")])


def _held(personages: Personages) -> str:
    return personages_of(personages) or say("nothing")
