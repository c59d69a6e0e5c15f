"""What is found in books and among the words of their files is told once."""

from pathlib import Path

from pnp.pipeline.compiled_kit import compile_kit

HEAD = "kit: example\ntitle: Example\nplayers: 2\nlicence: CC-BY-4.0\nstatus: draft\n"
BOOK = "texts: [{id: rules, name: Rules, files: [rules.md]}]\ncomponents: [{id: rules, name: Rules, book: rules}]\n"


def test_an_icon_that_there_is_not_is_told_once_for_each_place(tmp_path: Path) -> None:
    (tmp_path / "kit.yaml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "book.yaml").write_text(BOOK + "markers: [{id: a, name: 'A :swrod:'}]\n", encoding="utf-8")
    (tmp_path / "rules.md").write_text("# Rules\n\nTake a :swrod: or an :axxxxe:.\n", encoding="utf-8")
    found = [finding for finding in compile_kit(tmp_path, ".").findings if "icon" in finding.message]
    assert [(f"{finding.span.file}:{finding.span.line}", finding.code, finding.message) for finding in found] == [
        # It stands in no book.
        ("book.yaml:3", "N203", "there is no icon 'swrod'"),
        ("rules.md:3", "T310", "there is no icon 'swrod'"),
        ("rules.md:3", "T310", "there is no icon 'axxxxe'"),
    ]
