"""Books on paper that is smaller than their pages: all of it is there, smaller."""

import re
from pathlib import Path

import pytest

from pnp.pipeline.starter import write_starter
from tests.pipeline.conftest import build
from tests.pipeline.test_wording import words


@pytest.mark.parametrize(("form", "paper"), [("booklet", "letter"), ("a5", "5x7in")])
def test_pages_that_were_painted_before_are_shown_smaller(form: str, paper: str, tmp_path: Path) -> None:
    kit = tmp_path / "inn"
    list(write_starter(kit, "inn"))
    components = (kit / "components.yaml").read_text()
    (book,) = re.findall(r".*kind: book.*\n", components)
    (kit / "components.yaml").write_text("components:\n" + book.replace("book: rules", f"book: rules, format: {form}"))
    assert build(kit, tmp_path, papers=("a4", paper)).reason == ""
    large, small = (words(tmp_path / "inn" / folder / "rulebook.pdf") for folder in ("a4", paper))
    assert "Two armies meet" in large
    assert sorted(small.split()) == sorted(large.split())
