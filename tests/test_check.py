"""Whether a host is ready."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
from aiohttp import web

from bot import check
from bot.check import Finding, Verdict, application_in, check_discord, check_pictures, invitation, main
from bot.discord_ui.permissions import NEEDED
from bot.games.registry import DESKS
from bot.rendering import theme

ID = 123456789012345678
TOKEN = base64.urlsafe_b64encode(str(ID).encode()).decode().rstrip("=") + ".abc.secret"


async def on_discord(token: str = TOKEN) -> list[Finding]:
    return [finding async for finding in check_discord(token)]


@asynccontextmanager
async def stand_in(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """A Discord that knows one token."""

    def answer(status: int, facts: dict[str, object]) -> web.Response:
        # Discord's client reads JSON only from exactly this type.
        return web.Response(status=status, body=json.dumps(facts).encode(), content_type="application/json")

    async def myself(request: web.Request) -> web.Response:
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return answer(401, {"message": "401: Unauthorized", "code": 0})
        return answer(200, {"id": "77", "username": "bot", "discriminator": "0", "avatar": None})

    async def application(_request: web.Request) -> web.Response:
        owner = {"id": "5", "username": "host", "discriminator": "0", "avatar": None}
        facts = {"id": str(ID), "name": "Bot", "description": "", "icon": None, "verify_key": "", "owner": owner}
        return answer(200, facts | {"bot_public": True, "bot_require_code_grant": False, "summary": ""})

    app = web.Application()
    app.add_routes([web.get("/users/@me", myself), web.get("/oauth2/applications/@me", application)])
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://{host}:{port}")
    try:
        yield
    finally:
        await runner.cleanup()


class TestAskingDiscord:
    async def test_a_good_token_gives_the_invite_link(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async with stand_in(monkeypatch):
            accepted, invited = await on_discord()
        assert accepted == Finding(Verdict.GOOD, "Discord accepts the token.")
        assert invited.verdict is Verdict.GOOD
        assert invited.sentence.endswith(invitation(ID))

    async def test_a_refused_token_is_wrong(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async with stand_in(monkeypatch):
            (refused,) = await on_discord("another")
        assert refused.verdict is Verdict.WRONG
        assert "refuses the token" in refused.sentence

    async def test_without_discord_the_id_is_read_from_the_token(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9")
        unreached, invited = await on_discord()
        assert unreached.verdict is Verdict.DOUBTFUL
        assert invited.sentence.endswith(invitation(ID))

    async def test_without_discord_and_without_an_id_it_is_wrong(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9")
        (unreached,) = await on_discord("any-token")
        assert unreached.verdict is Verdict.WRONG

    async def test_a_silent_discord_is_not_waited_for(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async def login(_client: discord.Client, _token: str) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(discord.Client, "login", login)
        monkeypatch.setattr(check, "DISCORD_SECONDS", 0.0)
        unreached, _ = await on_discord()
        assert unreached.verdict is Verdict.DOUBTFUL

    async def test_no_finding_tells_the_token(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9")
        assert all("secret" not in finding.sentence for finding in await on_discord())


class TestTheIdInAToken:
    def test_it_is_the_first_part(self) -> None:
        assert application_in(TOKEN) == ID

    @pytest.mark.parametrize("token", ["x", "", "étoile", "YWJj.x.y", "....", "A" * 9000])
    def test_any_other_token_has_none(self, token: str) -> None:
        assert application_in(token) is None


def test_the_invite_link_asks_for_what_is_needed_and_for_slash_commands() -> None:
    assert invitation(ID) == (
        f"https://discord.com/oauth2/authorize?client_id={ID}"
        f"&scope=bot+applications.commands&permissions={NEEDED.value}"
    )


class TestPictures:
    def test_every_game_can_draw(self) -> None:
        assert check_pictures(DESKS.values()).verdict is Verdict.GOOD

    def test_missing_fonts_are_wrong(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(theme, "FONT_FOLDER", tmp_path)
        finding = check_pictures(())
        assert finding.verdict is Verdict.WRONG
        assert "font" in finding.sentence


class TestTheCommand:
    @pytest.fixture(autouse=True)
    def here(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
        monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "new" / "tables.sqlite3"))
        monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9")

    def test_a_host_without_network_is_ready_but_for_a_warning(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main([]) == 0
        assert [text[0] for text in capsys.readouterr().out.splitlines()] == ["✓", "✓", "✓", "!", "✓"]

    def test_a_missing_token_is_wrong_and_the_pictures_are_still_checked(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setenv("DISCORD_TOKEN", "")
        assert main([]) == 1
        assert [text[0] for text in capsys.readouterr().out.splitlines()] == ["✗", "✓"]

    def test_an_unusable_database_is_wrong(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (tmp_path / "diary").write_text("Dear diary, " * 100)
        monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "diary"))
        assert main([]) == 1
        assert "✗ The file" in capsys.readouterr().out

    def test_a_damaged_database_is_wrong(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        main([])
        with (tmp_path / "new" / "tables.sqlite3").open("r+b") as file:
            file.seek(4096 * 2)
            file.write(b"\xff" * 4096)
        assert main([]) == 1
        assert "is damaged" in capsys.readouterr().out
