"""Topics of cards follow the cards file in use."""

import json
from pathlib import Path

from bot.boards import BOARDS
from bot.boards.duellum import CARDS_FILE
from bot.i18n.catalogue import speaking
from bot.text.duellum.rules.topics import TOPICS
from bot.text.rules.topics import format_topic


def test_what_is_not_printed_says_so() -> None:
    assert "our own" not in format_topic(TOPICS["card-earthquake"])
    fortress = format_topic(TOPICS["card-fortress"])
    assert "The name is from the printed game, the effect is our own." in fortress
    assert "This card is our own" in format_topic(TOPICS["card-levy"])
    with speaking("de"):
        assert "Diese Karte ist von uns" in format_topic(TOPICS["card-levy"])
        assert TOPICS["card-levy"].title == "Aushebung (Dilectus)"


def test_an_owners_cards_read_true(folder: Path) -> None:
    data = json.loads((BOARDS / CARDS_FILE).read_text(encoding="utf-8"))
    levy = next(card for card in data["cards"] if card["id"] == "levy")
    own = {"id": "tribute", "name": "Tribute", "latin": "Tributum", "copies": 3, "source": "my copy"}
    data["cards"] = [
        {**levy, "effect": {"op": "recruit", "number": 4}},
        {**levy, **own, "effect": {"op": "take_coins", "number": 3}, "fields": []},
    ]
    (folder / CARDS_FILE).write_text(json.dumps(data), encoding="utf-8")
    told = format_topic(TOPICS["card-levy"])
    assert "Put up to 4 units from your supply" in told
    assert "2 of the 5 cards." in told
    assert TOPICS["card-tribute"].title == "Tribute (Tributum)"
    assert "Take 3 coins from the bank" in format_topic(TOPICS["card-tribute"])
    assert "Source: my copy" in format_topic(TOPICS["card-tribute"])
    with speaking("de"):
        assert TOPICS["card-tribute"].title == "Tribute (Tributum)", "as its file calls it"
        assert "Nimm 3 Münzen aus der Bank" in format_topic(TOPICS["card-tribute"])
    assert "card-omen" not in TOPICS
