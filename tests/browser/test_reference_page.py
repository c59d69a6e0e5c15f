"""The reference of a kit in a browser: audited, searched, reached with the keyboard, printed, read without script."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.browser

KITS = ("russo-german-war", "piombino")
PHONE, DESKTOP = (360, 740), (1280, 900)
Show = Callable[..., Any]


@pytest.mark.parametrize("kit", [*KITS, "deich"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_audit_finds_nothing(show: Show, kit: str, size: tuple[int, int], dark: bool) -> None:
    from axe_playwright_python.sync_playwright import Axe  # only make test-browser installs it

    page = show(kit, size, dark=dark)
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    found = Axe().run(page).response["violations"]
    assert [(one["id"], [node["html"][:100] for node in one["nodes"]]) for one in found] == []


@pytest.mark.parametrize("kit", KITS)
def test_page_needs_nothing_but_itself_and_complains_of_nothing(show: Show, files: dict[str, Path], kit: str) -> None:
    page = show(kit)
    page.wait_for_load_state("networkidle")
    assert [url for url in page.requests if not url.startswith(("data:", files[kit].as_uri()))] == []
    assert page.faults == []


@pytest.mark.parametrize("kit", KITS)
def test_every_link_leads_to_one_place(show: Show, kit: str) -> None:
    page = show(kit)
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")
    assert len(ids) == len(set(ids))
    targets = page.evaluate("[...document.querySelectorAll('a[href^=\"#\"]')].map((one) => one.hash.slice(1))")
    assert len(targets) > 40
    assert sorted(set(targets) - set(ids)) == []
    drawings = page.evaluate("[...document.querySelectorAll('use')].map((one) => one.getAttribute('href').slice(1))")
    assert sorted(set(drawings) - set(ids)) == []


@pytest.mark.parametrize("kit", KITS)
def test_nothing_is_wider_than_a_phone_but_tables_that_scroll(show: Show, kit: str) -> None:
    page = show(kit, PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.evaluate("[...document.querySelectorAll('.scroll')].some((one) => one.scrollWidth > one.clientWidth)")


def test_tables_that_scroll_are_reached_and_scrolled_with_the_keyboard(show: Show) -> None:
    page = show("russo-german-war", PHONE, at="#table-setup")
    table = page.locator(".scroll[tabindex='0']:visible").first
    table.focus()
    before = table.evaluate("(one) => one.scrollLeft")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(200)
    assert table.evaluate("(one) => one.scrollLeft") > before
    assert table.evaluate("(one) => getComputedStyle(one).outlineStyle") == "solid"


def test_tables_that_fit_are_no_stop_on_the_way(show: Show) -> None:
    page = show("russo-german-war")
    stops = page.evaluate(
        "[...document.querySelectorAll('.scroll[tabindex]')].filter((one) => one.scrollWidth <= one.clientWidth).length"
    )
    assert stops == 0


def test_first_tab_stop_skips_to_the_rules(show: Show) -> None:
    page = show("russo-german-war", PHONE)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    assert page.evaluate("document.activeElement.getBoundingClientRect().top") >= 0
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "content"


def test_search_leaves_what_matches_with_the_headings_above(show: Show) -> None:
    page = show("russo-german-war")
    page.fill("#search", "luftwaffe")
    rows = page.locator("main tbody tr:visible")
    assert rows.count() >= 1
    assert all("luftwaffe" in one.inner_text().lower() for one in rows.all())
    assert page.locator("h2:visible", has_text="Cards").count() == 1
    assert "match" in page.inner_text("#results")
    page.fill("#search", "")
    assert page.locator("main [hidden]").count() == 0
    assert page.inner_text("#results") == ""


def test_search_leaves_the_faces_that_match(show: Show) -> None:
    page = show("russo-german-war")
    page.fill("#search", "luftwaffe")
    labels = [one.get_attribute("aria-label") for one in page.locator("#all-decks ~ details svg:visible").all()]
    assert labels == ["Luftwaffe"]


def test_search_for_a_heading_shows_what_stands_below_it(show: Show) -> None:
    page = show("russo-german-war")
    page.fill("#search", "fire phase")
    assert page.locator("#fire").is_visible()
    assert page.get_by_text("name one of your units").first.is_visible()
    assert not page.locator("#moscow").is_visible()


def test_search_for_nothing_that_is_there_says_so(show: Show) -> None:
    page = show("russo-german-war")
    page.fill("#search", "zeppelin")
    assert page.inner_text("#results") == "No matches"
    assert page.locator("main h2:visible").count() == 0


def test_search_counts_in_the_language_of_the_kit(show: Show) -> None:
    page = show("deich")
    for words, told in (("rungholt", "1 Treffer"), ("pfeift", "24 Treffer"), ("zeppelin", "Keine Treffer"), ("", "")):
        page.fill("#search", words)
        assert page.inner_text("#results") == told
    assert page.faults == []


def test_search_does_not_mind_accents_and_opens_what_is_folded_up(show: Show) -> None:
    page = show("piombino")
    page.fill("#search", "BREAKTHRÖUGH")
    assert page.locator("#card-breakthrough").is_visible()
    page.fill("#search", "")
    assert page.locator("main details[open]").count() == 0


def test_a_link_leads_out_of_the_search_and_into_what_is_folded_up(show: Show) -> None:
    page = show("piombino")
    page.fill("#search", "mantua")
    page.evaluate("location.hash = 'card-breakthrough'")
    page.wait_for_timeout(100)
    assert page.locator("#card-breakthrough").is_visible()
    assert page.input_value("#search") == ""


def test_words_link_to_their_entries(show: Show) -> None:
    page = show("russo-german-war")
    page.locator("main p a", has_text="infantry").first.click()
    assert page.evaluate("document.querySelector(':target').id") == "unit-infantry"
    assert page.locator("#unit-infantry th").inner_text() == "Infantry"


def test_without_script_everything_but_the_search_is_there(show: Show) -> None:
    page = show("russo-german-war", script=False)
    assert not page.locator("#search").is_visible()
    assert page.locator("nav a[href='#turn']").is_visible()
    assert page.locator("#table-phases").is_visible()


def test_print_leaves_out_what_paper_cannot_do(show: Show) -> None:
    page = show("russo-german-war", dark=True)
    page.emulate_media(media="print")
    assert not page.locator("nav").is_visible()
    assert not page.locator("#search").is_visible()
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"


def test_what_is_folded_up_is_printed(show: Show) -> None:
    page = show("piombino")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("main details:not([open])").count() == 0
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator("main details[open]").count() == 0


def test_faces_are_drawn_with_their_own_letters(show: Show) -> None:
    page = show("russo-german-war")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.fonts.ready.then(() => [...document.fonts].map((one) => one.status))") != []
    assert page.evaluate("[...document.fonts].filter((one) => one.status !== 'loaded').length") == 0
