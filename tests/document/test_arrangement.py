"""Holes at the ends of columns, and the arrangements that avoid them."""

from __future__ import annotations

import pytest

from pnp.document.arrangement import Arrangement, Part, holes


def test_a_hole_costs_the_square_of_its_share_of_a_page():
    # The second of two columns leaves 50 of 100 mm white: 0.5² / 2. The last page is full.
    pages = [[Part(0.0, (100.0, 50.0))], [Part(0.0, (100.0,))]]
    assert holes(pages, 100.0) == pytest.approx(0.125)


def test_a_hole_ends_where_the_next_part_of_the_page_begins():
    # Beside 40 mm stand 20 mm: a hole of 20 mm in half the width, though the page goes on below.
    pages = [[Part(0.0, (40.0, 20.0)), Part(40.0, (60.0,))], [Part(0.0, (100.0,))]]
    assert holes(pages, 100.0) == pytest.approx(0.02)


def test_the_last_page_costs_half():
    assert holes([[Part(0.0, (20.0,))]], 100.0) == pytest.approx(0.32)


def test_closer_spacing_has_its_price():
    assert Arrangement(spacing=0.7).price == pytest.approx(0.18)
    assert Arrangement(floating=False).price == 0
