"""Check, mend, check again: until nothing is left, and never to the worse."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from pnp.findings import Edit, Finding, Severity, Span
from pnp.fix import FixResult, fix
from pnp.nodes import Source

Check = Callable[[Source], Iterator[Finding]]


@dataclass(frozen=True)
class Looked:
    """What the checks of a test say about some texts."""

    sources: Mapping[str, Source]
    findings: Sequence[Finding]
    is_read: bool = True

    @property
    def records(self) -> int:
        """A line is a record here."""
        return sum(len(source.text.splitlines()) for source in self.sources.values())


@dataclass
class Kit:
    """Texts by name, and the checks that look at each of them. broken: a word that makes a kit unreadable."""

    texts: dict[str, str]
    checks: list[Check]
    broken: str = ""
    looks: list[Mapping[str, str]] = field(default_factory=list)

    def look(self, drafts: Mapping[str, str]) -> Looked:
        self.looks.append(drafts)
        sources = {name: Source(name, drafts.get(name, text)) for name, text in self.texts.items()}
        findings = [one for source in sources.values() for check in self.checks for one in check(source)]
        is_read = not any(self.broken and self.broken in source.text for source in sources.values())
        return Looked(sources, findings, is_read)

    def mended(self, why_not_writable: Callable[[str], str] = lambda file: "") -> FixResult[Looked]:
        return fix(self.look, why_not_writable)


def replacing(pattern: str, new: str, code: str = "T101") -> Check:
    """A check that finds a pattern, and would have it replaced."""

    def check(source: Source) -> Iterator[Finding]:
        for match in re.finditer(pattern, source.text):
            span = source.span(match.start(), match.end())
            edits = (Edit(span, match.expand(new)),)
            yield Finding(code=code, severity=Severity.ERROR, message=f"{match[0]!r}", span=span, edits=edits)

    return check


def test_a_mend_that_shows_the_next_is_followed_by_it() -> None:
    done = Kit({"a": "one", "b": "x"}, [replacing("one", "two"), replacing("two", "three")]).mended()
    assert dict(done.texts) == {"a": "three"}
    assert [one.message for one in done.findings] == ["'one'", "'two'"]
    assert done.left.findings == []
    assert [one.message for one in done.first.findings] == ["'one'"]
    assert done.before["a"].text == "one"


def test_mends_in_each_others_way_are_made_one_after_the_other() -> None:
    done = Kit({"a": "aaaa"}, [replacing("a(?=a)", ""), replacing("aa", "a", "T102")]).mended()
    assert dict(done.texts) == {"a": "a"}


def test_a_mend_that_does_not_help_is_taken_back() -> None:
    kit = Kit({"a": "x y"}, [replacing("x", "xx"), replacing("y", "z")])
    assert dict(kit.mended().texts) == {"a": "x z"}


def test_a_mend_that_breaks_the_kit_is_taken_back_and_the_others_are_made() -> None:
    kit = Kit({"a": "one two three"}, [replacing("two", "BROKEN"), replacing("one|three", "ok")], broken="BROKEN")
    done = kit.mended()
    assert dict(done.texts) == {"a": "ok two ok"}
    assert [one.message for one in done.left.findings] == ["'two'"]


def test_a_mend_that_takes_more_than_it_should_is_taken_back() -> None:
    kit = Kit({"a": "x\ny\nz\n"}, [replacing("y\n", "", "T102"), replacing("z", "")])
    assert dict(kit.mended().texts) == {"a": "x\ny\n\n"}


def test_a_kit_that_cannot_be_read_may_stay_so_for_another_reason() -> None:
    done = Kit({"a": "BROKEN one"}, [replacing("one", "two")], broken="BROKEN").mended()
    assert dict(done.texts) == {"a": "BROKEN two"}


def test_a_mend_that_makes_its_own_line_unreadable_in_another_way_is_taken_back() -> None:
    def no_key(source: Source) -> Iterator[Finding]:
        if "cost: abc" in source.text:
            yield Finding(code="Y110", severity=Severity.ERROR, message="no number", span=source.span(0, 1))

    kit = Kit({"a": "csot: abc"}, [replacing("csot", "cost", "Y108"), no_key])
    assert dict(kit.mended().texts) == {}


def test_two_mends_that_undo_each_other_come_to_an_end() -> None:
    checks = [replacing("left", "right"), replacing("right", "left"), replacing("x", "y")]
    kit = Kit({"a": "left", "b": "x"}, checks)
    once = {"a": "left", **kit.mended().texts}
    assert once["b"] == "y"
    assert len(kit.looks) < 10
    assert dict(Kit(once, checks).mended().texts) == {}


def test_two_mends_that_go_in_a_circle_end_where_they_would_end_again() -> None:
    checks = [replacing("start", "left"), replacing("left", "right"), replacing("right", "left")]
    once = dict(Kit({"a": "start"}, checks).mended().texts)
    assert dict(Kit({"a": once["a"]}, checks).mended().texts) == {}


def test_a_file_that_must_not_be_changed_is_not_and_is_named() -> None:
    kit = Kit({"a": "one", "b": "one"}, [replacing("one", "two")])
    done = kit.mended(lambda file: "it is not ours" if file == "b" else "")
    assert dict(done.texts) == {"a": "two"}
    assert dict(done.refused) == {"b": "it is not ours"}


def test_a_mend_of_two_files_is_made_in_both_or_none() -> None:
    def both(source: Source) -> Iterator[Finding]:
        if source.file == "a" and source.text == "old":
            edits = tuple(Edit(Span(name, 1, 1, 1, 4), "new") for name in ("a", "b"))
            yield Finding(code="N101", severity=Severity.ERROR, message="old", span=source.span(0, 3), edits=edits)

    assert dict(Kit({"a": "old", "b": "old"}, [both]).mended().texts) == {"a": "new", "b": "new"}
    assert dict(Kit({"a": "old", "b": "old"}, [both]).mended(lambda file: "no" * (file == "b")).texts) == {}


def test_only_what_is_wanted_is_mended() -> None:
    kit = Kit({"a": "one two"}, [replacing("one", "1"), replacing("two", "2", "T102")])
    done = fix(kit.look, lambda file: "", lambda finding: finding.code == "T102")
    assert dict(done.texts) == {"a": "one 2"}


def test_a_file_that_is_read_only_after_a_first_mend_is_mended_too() -> None:
    class Late(Kit):
        def look(self, drafts: Mapping[str, str]) -> Looked:
            seen = super().look(drafts)
            if seen.sources["a"].text != "ok":
                sources = {"a": seen.sources["a"]}
                return Looked(sources, [one for one in seen.findings if one.span.file == "a"], is_read=False)
            return seen

    done = Late({"a": "bad", "b": "one"}, [replacing("bad", "ok"), replacing("one", "two")]).mended()
    assert dict(done.texts) == {"a": "ok", "b": "two"}
    assert done.before["b"].text == "one"
