"""Words that rules use for one and the same thing, by language."""

from __future__ import annotations

import pytest

from pnp.analysis.synonyms import forms_of, synonym_groups


def test_groups_of_a_language_and_of_its_dialects() -> None:
    english = synonym_groups("en")
    assert ("dyke", "dike", "levee", "embankment") in english
    assert ("joker", "wild card", "wildcard") in english
    assert synonym_groups("en-GB") == synonym_groups("EN") == english
    assert ("karren", "wagen", "kutsche") in synonym_groups("de-AT")
    assert synonym_groups("fr") == ()


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_word_is_in_two_groups_and_none_is_alone(language: str) -> None:
    groups = synonym_groups(language)
    words = [word for group in groups for word in group]
    assert len(words) == len(set(words))
    assert all(len(group) > 1 for group in groups)
    assert all(word == word.strip().lower() != "" for word in words)


def test_the_forms_of_a_word() -> None:
    assert forms_of("torch", "en") == ("torch", "torchs", "torches")
    assert forms_of("burg", "de-CH") == ("burg", "burgn", "burgen", "burge", "burger", "burgs", "burges")
