"""Charts that are read across and down stay on one page."""

from pathlib import Path

import pytest

from pnp.document.divisions import CHART_NEVER_DIVIDED, kept_whole
from pnp.document.flowables import Flowable
from pnp.document.tables import tables_for
from pnp.model.lookup import Missing
from tests.checks.cases import game_of
from tests.document.test_war_tables import KIT


@pytest.mark.parametrize(("rows", "can_end"), [(20, 0), (24, 0), (26, 25)])
def test_a_chart_is_divided_only_if_it_takes_more_than_two_fifths_of_a_page(rows: int, can_end: int) -> None:
    """Rows of 4 mm on a page of 250 mm, two fifths of which are 100 mm: 25 rows."""
    parts = [Flowable(height=4.0) for _ in range(rows)]
    chart = list(kept_whole(parts, 250.0, CHART_NEVER_DIVIDED))
    assert sum(part.price > 0 for part in chart) == can_end


@pytest.mark.parametrize("path", ["terrain", "tables.combat", "examples.e"])
def test_charts_of_wargames_are_such(path: str, tmp_path: Path) -> None:
    found = tables_for(game_of(tmp_path, KIT), path, classes=True)
    assert not isinstance(found, Missing)
    assert found[0].is_chart
