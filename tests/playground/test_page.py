"""`python -m bot play`: the page in a real browser, and how it ends."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.async_api import Page, async_playwright, expect

from bot.playground import serve

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
ADA_STARTS = "fox"
"""A seed with which Ada has the largest set against a computer player."""

ENDS_WITHIN = 2.0


class Play:
    """The command, running as a process of its own far from any `.env`."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        settings = {"DISCORD_TOKEN", "DATABASE_PATH", "LOG_LEVEL"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bot", "play", *arguments],
            cwd=folder,
            env={name: value for name, value in os.environ.items() if name not in settings} | {"TMPDIR": str(folder)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        lines = iter(self.process.stdout.readline, "")
        self.said = ""
        for line in lines:
            self.said += line
            if line.startswith("Ctrl-C"):
                break
        found = re.search(r"http://127\.0\.0\.1:\d+/#\S+", self.said)
        assert found, self.process.communicate()
        self.url = found[0]

    def end(self, number: signal.Signals) -> tuple[int, float, str]:
        """The exit code, the seconds that it took, and what was complained about."""
        began = time.monotonic()
        self.process.send_signal(number)
        _, complaints = self.process.communicate(timeout=10)
        return self.process.returncode, time.monotonic() - began, complaints


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    played = Play(tmp_path, "--seed", ADA_STARTS)
    yield played
    played.process.kill()
    played.process.communicate()


@pytest.fixture
async def page(play: Play) -> AsyncIterator[Page]:
    if CHROMIUM is None:
        pytest.skip("no Chromium on PATH")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        context = await browser.new_context(viewport={"width": 1100, "height": 900})
        page = await context.new_page()
        page.set_default_timeout(8000)
        await page.goto(play.url)
        yield page
        await browser.close()


async def choose_command(page: Page, command: str) -> None:
    """Types the command under the channel and takes it from the picker."""
    await page.locator("#channel-composer-input").click()
    await page.keyboard.type(f"/{command}")
    await expect(page.get_by_role("option", name=f"/{command}")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.get_by_label(f"Command /{command}")).to_be_visible()


async def press(page: Page, name: str, outcome: str) -> None:
    """Presses the button until the channel shows what comes of it.

    The page turns a click away while it speaks with the bot itself; a person would press again.
    """
    sign = page.get_by_role("log").get_by_text(outcome)
    for _ in range(4):
        await page.get_by_role("button", name=name, exact=True).click()
        with suppress(AssertionError):
            await expect(sign.last).to_be_visible(timeout=1500)
            return
    raise AssertionError(f"{name} did not lead to {outcome}")


class TestThePage:
    async def test_a_first_turn(self, page: Page, play: Play) -> None:
        log = page.get_by_role("log")
        await choose_command(page, "qwirkle start")
        await press(page, "Send", "1 seat taken")
        await press(page, "Add computer", "Which computer player")
        await press(page, "Beginner", "2 seats taken")
        await press(page, "Start", "it is your turn")
        await press(page, "My hand", "Only you can see this")
        hand = log.get_by_alt_text(re.compile("^Your hand: "))
        await expect(hand).to_be_visible()
        await expect(hand).not_to_have_js_property("naturalWidth", 0)

        await page.get_by_label("Viewing as").select_option(label="Bruno")
        await expect(log).to_contain_text("it is your turn")
        await expect(hand).to_have_count(0)
        await page.get_by_label("Viewing as").select_option(label="Ada")
        await expect(hand).to_be_visible()

        await choose_command(page, "qwirkle play")
        await page.keyboard.type("N30")
        offer = page.get_by_role("listbox").get_by_role("option", name="N30").first
        move = await offer.inner_text()
        await offer.click()
        await press(page, "Send", f"You laid {move}")
        await expect(log).to_contain_text(f"Ada laid {move}")
        await expect(log).to_contain_text("Computer (beginner) laid")

        code, seconds, complaints = play.end(signal.SIGINT)
        assert (code, complaints) == (0, "")
        assert seconds < ENDS_WITHIN

    async def test_another_window_follows_by_itself(self, page: Page, play: Play) -> None:
        other = await page.context.new_page()
        await other.goto(play.url)
        await expect(other.get_by_role("log")).to_contain_text("No messages")
        await choose_command(page, "qwirkle start")
        await press(page, "Send", "1 seat taken")
        await expect(other.get_by_role("log")).to_contain_text("1 seat taken")


class TestTheCommand:
    def test_says_where_it_is_and_what_to_type(self, play: Play) -> None:
        assert "/qwirkle start or /qwixx start" in play.said
        assert "--database" in play.said

    def test_sigterm_ends_it_and_leaves_nothing_behind(self, play: Play, tmp_path: Path) -> None:
        assert list(tmp_path.glob("game-table-*/*.sqlite3"))
        code, seconds, complaints = play.end(signal.SIGTERM)
        assert (code, complaints) == (0, "")
        assert seconds < ENDS_WITHIN
        assert list(tmp_path.iterdir()) == []

    def test_a_taken_port_is_said(self, capsys: pytest.CaptureFixture[str]) -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            assert serve.main(["--port", str(port)]) == 1
        said = capsys.readouterr()
        assert said.err == f"Port {port} can't be opened. Choose another one, or leave --port out.\n"
        assert said.out == ""
