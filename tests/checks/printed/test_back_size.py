"""Backs that were made for other pieces."""

from pathlib import Path

import pytest

from tests.checks.printed.faces import CARD, found

FRONT = "layouts:\n  - {layout: small, size: [63 mm, 88 mm], elements: {name: {text: '{{ card.name }}'}}}\n"
SIGN = "elements: {sign: {icon: star, at: [10 mm, 10 mm], size: [20 mm, 20 mm]}}"


def _said(folder: Path, backs: str, component: str = "back: rear") -> list[str]:
    made = f"components:\n  - {{id: orders, of: decks.orders, layout: small, {component}}}\n"
    return found(folder, "P116", f"{CARD}{FRONT}{backs}{made}")


def test_a_back_of_another_size(tmp_path: Path) -> None:
    assert _said(tmp_path, f"  - {{layout: rear, size: [60 mm, 3.5 in], {SIGN}}}\n") == [
        "the back 'rear' is designed for 60 × 88.9 mm, but orders/march is 63 × 88 mm"
    ]


def test_a_size_that_a_back_inherits(tmp_path: Path) -> None:
    base = f"  - {{layout: base, size: mini, {SIGN}}}\n"
    assert _said(tmp_path, base + "  - {layout: rear, extends: base}\n") == [
        "the back 'rear' is designed for 44.45 × 63.5 mm, but orders/march is 63 × 88 mm"
    ]


@pytest.mark.parametrize(
    ("backs", "component"),
    [
        (f"  - {{layout: rear, size: [6.3 cm, 88 mm], {SIGN}}}\n", "back: rear"),
        (f"  - {{layout: rear, size: mini, {SIGN}}}\n", "back: rear, size: poker"),
        ("", "back: card-back"),
        ("  - {layout: rear, extends: card-back}\n", "back: rear"),
    ],
)
def test_backs_that_fit_or_are_made_for_any_size(backs: str, component: str, tmp_path: Path) -> None:
    assert _said(tmp_path, backs, component) == []
