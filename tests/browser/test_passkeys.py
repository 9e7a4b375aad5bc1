"""Passkeys in a real browser, on a device that Chromium plays: made, used, renamed, revoked."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.support.serving import Running, free_port, serving, toy_config

PASSWORD = "correct horse battery staple"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Running]:
    """A server with accounts, at an address for which browsers make passkeys."""
    port = free_port()
    address = f"http://localhost:{port}"
    config = toy_config(f"{tmp_path}/t.sqlite", accounts=True, address=address)
    with serving(config, port=port) as running:
        yield Running(address, running.app)


def test_a_passkey_is_made_used_renamed_and_revoked(site: Running, browser: Browser) -> None:
    with browser.new_context(locale="en-GB") as context:
        page = context.new_page()
        phone = _device(page)
        _register(page, site.url)
        page.goto(f"{site.url}/me/security")
        card = page.locator("#passkeys")
        _add(page, "wrong password, long enough")
        expect(card.get_by_role("alert")).not_to_be_empty()
        _add(page, PASSWORD)
        expect(card.locator("b")).to_have_text("My phone")
        _leave(page)
        _enter_by_passkey(page, site.url)
        expect(page.locator("nav .who")).to_have_text("Amy")

        page.goto(f"{site.url}/me/security")
        card.get_by_text("Rename").click()
        card.locator("li").get_by_label("Name of the passkey").fill("Old phone")
        card.locator("li").get_by_role("button", name="Save").click()
        expect(card.locator("b")).to_have_text("Old phone")
        card.get_by_role("button", name="Revoke: Old phone").click()
        expect(card.locator("b")).to_have_count(0)
        _leave(page)
        _enter_by_passkey(page, site.url)
        expect(page.get_by_role("alert")).to_contain_text("This passkey doesn’t work here")
        phone.send("WebAuthn.disable")


def test_without_a_passkey_the_page_says_so(site: Running, browser: Browser) -> None:
    with browser.new_context(locale="en-GB") as context:
        page = context.new_page()
        _device(page, verified=False)
        _enter_by_passkey(page, site.url)
        expect(page.get_by_role("alert")).to_contain_text("No passkey was used")


def _device(page: Page, *, verified: bool = True) -> CDPSession:
    """A phone that recognises its owner, or does not."""
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
        "hasUserVerification": True, "isUserVerified": verified,
        "automaticPresenceSimulation": True,
    }  # fmt: skip
    device.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return device


def _register(page: Page, url: str) -> None:
    page.goto(f"{url}/enter")
    page.locator("#new-login").fill("Amy")
    page.locator("#new-password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.locator("nav .who")).to_have_text("Amy")


def _add(page: Page, password: str) -> None:
    page.locator("#passkey-name").fill("My phone")
    page.locator("#current-4").fill(password)
    page.get_by_role("button", name="Add a passkey").click()


def _leave(page: Page) -> None:
    page.get_by_role("button", name="Sign out on this device").click()
    expect(page.locator("nav .who")).to_have_count(0)


def _enter_by_passkey(page: Page, url: str) -> None:
    page.goto(f"{url}/enter")
    page.get_by_role("button", name="Sign in with a passkey").click()
