"""`/rules`: each topic in a few sentences of our own, with the commands that belong to it."""

from typing import Final, NamedTuple

__all__ = ["TOPICS", "Topic", "tell_topic", "tell_topics"]


class Topic(NamedTuple):
    """A heading, what it says in one line, and the sentences."""

    title: str
    summary: str
    text: str


def tell_topic(key: str) -> str:
    """One topic."""
    topic = TOPICS[key]
    return f"**{topic.title}**\n{topic.text}"


def tell_topics() -> str:
    """What there is to read about."""
    lines = [f"- `{key}`: {topic.summary}" for key, topic in TOPICS.items()]
    return "\n".join(["`/rules topic` tells about:", *lines])


TOPICS: Final[dict[str, Topic]] = {
    "turn": Topic(
        "A turn",
        "what a turn consists of",
        "First your stone moves on the rondel, then you do what its wedge is for. After that you may found "
        "cities wherever your units stand. `/end-turn` closes the turn; personages you have a right to come "
        "by themselves. The wedge's action is never a duty: you may do a part of it, or nothing. "
        "`/moves` lists what you can do at any moment.",
    ),
    "rondel": Topic(
        "The rondel",
        "moving your stone, and what the way costs",
        "The stone always goes clockwise: IRON, TEMPLE, GOLD, MANEUVER, ARMING, MARBLE, KNOW-HOW, MANEUVER. "
        "Up to three steps cost nothing; each one beyond costs a chip or coin of your choice. "
        "It must move, and eight steps, all the way round, are the most. On your first turn you may start "
        "anywhere for free. Other nations' stones do not get in the way. Your command is the wedge's name, "
        "such as `/temple` or `/know-how`.",
    ),
    "production": Topic(
        "Production",
        "MARBLE, IRON and GOLD",
        "`/marble`, `/iron` and `/gold` bring chips of that kind. Each of your cities in a province of the "
        "kind gives 1, or 3 if a temple stands in it. Market adds 1 to the whole yield; Currency makes that "
        "2. The bonus comes even if you own no such city. There are always enough chips.",
    ),
    "temple": Topic(
        "TEMPLE",
        "building temples",
        "A temple costs 5 marble and stands in a city of yours, one in each at most. Build as many at once "
        "as you can pay: `/temple` takes a list. A city with a temple yields 3 instead of 1, takes 3 new "
        "units a turn instead of 1, and defends itself with 3 instead of 1. Every three temples you own "
        "bring a citizen.",
    ),
    "arming": Topic(
        "ARMING",
        "setting up legions and galleys",
        "Each new unit costs 1 iron and appears in a city of yours. A city takes 1 unit a turn, one with a "
        "temple 3, legions and galleys counted together. Galleys need a border there that ships can cross, "
        "legions one that can be crossed on foot. You own 17 of each; lost ones can be set up again. "
        "Write `/arming 2L roma, 1G athen`.",
    ),
    "know-how": Topic(
        "KNOW-HOW",
        "the eight advances, their prices and effects",
        "Wheel, Sailing, Market and Monarchy are basic; Roads, Navigation, Currency and Democracy build on "
        "them in this order. The first nation to get one pays 7 gold for a basic and 10 for a further one, "
        "and wins a scholar; everybody after it pays 3 or 5. Wheel and Roads give legions a second and a "
        "third action, Sailing and Navigation do so for galleys. Market and Currency raise production, "
        "Monarchy and Democracy the defence of all your cities by 1 or 2. With all eight you win one "
        "personage more, and may trade.",
    ),
    "maneuver": Topic(
        "MANEUVER",
        "moving units",
        "There are two MANEUVER wedges, and they are alike. Each unit has one action, more with know-how, "
        "and each border it crosses uses one up. Legions cross borders by land, galleys by sea; some "
        "borders let both through. Move in any order, alone or together: `/move 2L athen sparta`, or a "
        "whole way with `a > b > c`. Movement comes first, conquest after it.",
    ),
    "fights": Topic(
        "Fights",
        "legions against legions, galleys against galleys",
        "Only like units fight: each side loses as many as the weaker side has there. On your MANEUVER you "
        "may `/fight` at any time before conquering, and it takes no action. When you enter a province "
        "where others have like units, each of them is asked whether it fights, and your turn waits for "
        "the answers. The others can demand a fight at that moment only. Units that have used up their "
        "actions still fight, and are the first to be lost.",
    ),
    "conquest": Topic(
        "Conquest",
        "taking cities",
        "A city's defence is 1, or 3 with a temple, and 1 for every unit of its owner there; Monarchy adds "
        "1, Democracy 2. `/conquer` spends exactly that many of your units that have an action left. The "
        "city becomes yours; its temple and all the defender's units there are gone, and a destroyed "
        "temple brings you a general. After the first conquest of a turn nothing moves or fights any more. "
        "Nobody can lose the last city.",
    ),
    "founding": Topic(
        "Founding cities",
        "new cities where your units stand",
        "After the wedge's action you may found a city wherever a unit of yours stands and no city does. "
        "It costs 1 marble, 1 iron and 1 gold. The unit stays, and foreign units do not matter. "
        "`/found` takes a list, and the wedge's action is over once you use it. You have 25 cities to "
        "found or conquer; every five bring a king.",
    ),
    "coins": Topic(
        "Coins",
        "one each round, as good as any chip",
        "When a round begins, each nation takes a coin from the bank. A coin pays for any marble, iron or "
        "gold, even if you have the chip. Coins that are spent go back to the bank. If the bank has none "
        "left for you, you take a chip of your choice at the start of your turn instead.",
    ),
    "payments": Topic(
        "Payments",
        "the option `pay`",
        "Without `pay` you pay with the chips asked for, and with coins for what is missing. With it you "
        "say what you pay, such as `4m 1c` for 4 marble and 1 coin. Where a command moves your stone and "
        "buys something, `pay` is the sum of both. It must be exactly the price. The list that opens as "
        "you type shows the mixes you can afford.",
    ),
    "trade": Topic(
        "Trade",
        "two for one, with all eight know-hows",
        "Once you own all eight know-hows, the bank trades with you at any time in your turn. Any two "
        "chips or coins become 1 marble, iron or gold, as often as you like. Coins cannot be had that way. "
        "`/trade` takes what you give and what you take, such as `2g 2c` for `1m 1i`.",
    ),
    "personages": Topic(
        "Personages",
        "what wins the game",
        "Every fifth city brings a king, every third temple a citizen, and galleys in seven provinces a "
        "navigator. A know-how nobody else has brings a scholar, a temple destroyed in conquest a general. "
        "They come at the end of your own turn, while the bank has them, and you never lose them again. A "
        "threshold counts once: losing cities and getting them back brings nothing. The eighth know-how "
        "brings one more, from whatever the bank has most of.",
    ),
    "end": Topic(
        "The end of the game",
        "how many personages win",
        "Whoever ends a turn with enough personages has won at once. Three nations need 10, four 9, five 8 "
        "and six 7, unless a variant says otherwise. Should all 35 be gone before, the next nation to "
        "destroy a temple wins. The round is not played to its end.",
    ),
    "variants": Topic(
        "Variants",
        "other games than the usual one",
        "`/game new variant` takes a list, like `expert, goal 12`. With *expert* all eight know-hows bring "
        "no personage. *Military* counts victory points, 2 for a general and 1 for any other personage: 13, "
        "11, 9 or 8 win with three to six nations, and all eight know-hows bring nothing either. With *one "
        "city* you start with one instead of three; `/found` picks it before the first round. *Goal* and a "
        "number says how many win; 12 makes a long game of three nations. *Draw* lets nobody pick a nation.",
    ),
    "two-players": Topic(
        "Two players",
        "two nations each, or doubled material",
        "`/game new` with the variant *four nations* gives each of you a pair of nations, which take their "
        "turns, own their things and win their personages apart. The first nation with 9 wins for its "
        "player. With *doubled* each of you has one nation with 34 legions, 34 galleys and 50 city stones, "
        "and 15 personages win. A coin names the first player. You then take turns picking a start city with "
        "`/found`, in any free province, until both have three.",
    ),
    "undo": Topic(
        "Taking back",
        "`/undo` and `/reset-turn`",
        "`/undo` takes back your last command, `/reset-turn` all of your turn. Both work until your turn "
        "has ended. What happened up to another player's answer stays. While somebody is still being "
        "asked, you may take the move back, and the question goes with it. Everybody can see only what is "
        "in force, so try things out.",
    ),
}
