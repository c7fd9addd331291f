from __future__ import annotations

import discord
import pytest

from discord_sandbox.state import permissions


def test_bits_are_those_of_the_client_library() -> None:
    for name, bit in permissions.BITS.items():
        assert discord.Permissions(**{name: True}).value == bit


def test_names_are_read_as_people_write_them() -> None:
    assert permissions.names(["View Channel", "embed_links"]) == {"view_channel", "embed_links"}
    assert permissions.names("all") == permissions.ALL
    assert permissions.names([]) == frozenset()


def test_a_wrong_name_is_told_with_the_right_ones() -> None:
    with pytest.raises(ValueError, match=r"no such permission: fly; there are .*view_channel"):
        permissions.names(["fly"])
