"""Roles are sent to clients, held by members and accepted as options."""

from discord import Interaction, Member, Role

from discord_sandbox import Sandbox
from discord_sandbox.testing import connected, until
from tests.discord_sandbox.bots import TestBot


async def test_a_role_made_later_is_known_and_held(sandbox: Sandbox) -> None:
    world, bot, heard = sandbox.world, TestBot(), list[tuple[str, bool]]()

    @bot.tree.command(description="Name a role")
    async def held(interaction: Interaction, role: Role) -> None:
        assert isinstance(interaction.user, Member)
        heard.append((role.name, role in interaction.user.roles))
        await interaction.response.send_message("yes")

    async with connected(bot, sandbox):
        world.add_role("Hosts", world.person("Ben"))
        guild = bot.get_guild(world.guild.id)
        assert guild is not None
        await until(lambda: [role.name for role in guild.roles] == ["@everyone", "Hosts"])
        for name in ("Ben", "Ada"):
            await sandbox.user(name).command("held", "channel-1", role="Hosts")
        await sandbox.user("Ada").command("held", "channel-1", role="everyone")
        assert [role.name for role in await guild.fetch_roles()] == ["@everyone", "Hosts"]
    assert heard == [("Hosts", True), ("Hosts", False), ("@everyone", True)]
