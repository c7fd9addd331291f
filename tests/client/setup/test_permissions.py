"""The permissions in the invitation are those that the bot uses, in code and documentation."""

import re
from pathlib import Path

import discord
import pytest

import bot
from bot.client.setup.permissions import INVITED
from bot.i18n.catalogue import say
from discord_sandbox.state.permissions import ASKED

_ROOT = Path(bot.__file__).parents[1]


def test_the_invitation_asks_for_exactly_that() -> None:
    address = re.search(r"permissions=(\d+)", (_ROOT / "README.md").read_text(encoding="utf-8"))
    assert address is not None
    assert int(address[1]) == discord.Permissions(**dict.fromkeys(INVITED, True)).value


@pytest.mark.parametrize(
    ("page", "passage"),
    [("README.md", r"These are exactly: (.*?)\."), ("docs/hosting.md", r"Permissions: (.*?)\.")],
)
def test_the_pages_name_them(page: str, passage: str) -> None:
    found = re.search(passage, (_ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    told = re.sub(r"\(.*?\)", "", " ".join(found[1].split())).split(", ")
    assert {one.strip() for one in told} == {say(f"permission-{name}") for name in INVITED}


def test_the_local_discord_grants_what_the_invitation_asks_for() -> None:
    assert set(INVITED) == ASKED
