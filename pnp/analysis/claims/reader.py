"""A sentence of rules → what its clauses claim: who may, must, must not or need not do what.

A clause is taken apart into phrases, each with the preposition before it. The first phrase without one is the subject;
all others, and the words for what is done, are told apart by nothing but their words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from pnp.analysis.claims.language import ClaimLanguage, Modality, concept, says_something
from pnp.analysis.claims.plain_words import resolved, rewritten
from pnp.values import dataclass

_WORD: Final = re.compile(r"[a-zäöüß][a-zäöüß’'-]*")
_CLAUSE: Final = re.compile(r"[^.;:,()–—!?|]+")
_OR: Final = frozenset(("or", "nor", "oder"))
_LINKS: Final = frozenset(("and", "but", "so", "then", "und", "aber", "doch", "also", *_OR))
# What a denied answer makes of a claim, and a denial of a word for it.
_AGAINST: Final = {
    Modality.MAY: Modality.MUST_NOT,
    Modality.MUST: Modality.NEED_NOT,
    Modality.MUST_NOT: Modality.MAY,
    Modality.NEED_NOT: Modality.MUST,
}
_AGAINST_KIND: Final = {
    "may": Modality.MUST_NOT,
    "must": Modality.MUST_NOT,
    "have_to": Modality.NEED_NOT,
    "barred": Modality.MUST_NOT,
}
_FOR: Final = {"may": Modality.MAY, "must": Modality.MUST, "have_to": Modality.MUST, "barred": Modality.MUST_NOT}
_NOTHING: Final = frozenset(("nothing", "nichts"))
ENTER: Final = "enter"
LEAVE: Final = "leave"


@dataclass(frozen=True, slots=True)
class Claim:
    """What a clause claims, in the words that all forms and synonyms of a word share.

    acts: what is done, any of which is meant. what: all other words of the clause. subject: of what it is said. who:
    the same; empty for players, and for what something is done to. by_anybody: whether it is said of whoever does it.
    excepted: the words for what is excepted, in small letters; empty without any. is_general: whether it is said of a
    kind of thing, and not of one that was named before. is_absolute: whether nothing is excepted. has_case: whether it
    holds at times only. is_only: whether it is said of nobody else. is_free: "at any time". only_then: "only when";
    core: what is said before that. around: all words of the sentence. start, end: its place in the prose.
    """

    modality: Modality
    acts: frozenset[str]
    what: frozenset[str]
    subject: frozenset[str] = frozenset()
    who: frozenset[str] = frozenset()
    by_anybody: bool = False
    is_passive: bool = False
    excepted: str = ""
    is_general: bool = True
    is_absolute: bool = False
    has_case: bool = False
    is_only: bool = False
    is_free: bool = False
    only_then: bool = False
    core: frozenset[str] = frozenset()
    around: frozenset[str] = frozenset()
    start: int = 0
    end: int = 0


@dataclass(frozen=True, slots=True)
class _Phrase:
    """Some words and the preposition before them; empty without any. is_definite: with an article for known things."""

    preposition: str
    words: tuple[str, ...]
    is_object: bool
    is_definite: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SentenceClaims:
    """Reads the claims of a sentence. named: what the record or section of the sentence is about."""

    language: ClaimLanguage
    named: frozenset[str]
    start: int
    end: int
    # What a pronoun stands for that the sentence does not explain.
    antecedent: str = ""

    def read(self, sentence: str) -> Iterator[Claim]:
        """The claims of a sentence in small letters."""
        if self.language.personal.search(sentence):
            return
        text = resolved(self.language, rewritten(self.language, sentence), self.antecedent)
        excepted = self.language.exception.search(text)
        plain = text[: excepted.start()] if excepted else text
        around = self._concepts(_WORD.findall(plain)) | self.named
        for claim in self._read(plain, around):
            yield replace(claim, excepted=excepted["names"]) if excepted else claim

    def read_moves(self, sentence: str) -> Iterator[Claim]:
        """What a sentence puts somewhere or takes away: "lay one of your cards in the vault"."""
        language = self.language
        text = rewritten(language, sentence)
        if language.denying.search(text) or language.case.search(text):
            return
        around = self._concepts(_WORD.findall(text)) | self.named
        moves = {concept(language, word) for word in language.moves}
        for clause in _CLAUSE.finditer(text):
            words = clause[0].split()
            place = next((at for at, word in enumerate(words) if concept(language, word) in moves), None)
            if place is not None:
                claim = self._claim(
                    (), (), None, words[place : place + 1], words[place + 1 :], is_passive=True, is_everybody=True
                )
                if claim.what and claim.acts <= {concept(language, ENTER), concept(language, LEAVE)}:
                    yield replace(claim, around=around)

    def _read(self, text: str, around: frozenset[str]) -> Iterator[Claim]:
        for clause in _CLAUSE.finditer(text):
            yield from self._modal(clause[0].strip(), text, around)
        yield from self._judged(text, around)

    def answer(self, modal: str, asked: str, *, is_denied: bool, rest: str) -> Iterator[Claim]:
        """The claims of a question with its answer."""
        words = " ".join(asked.split())
        subject, _, done = words.partition(" ")
        order = f"{modal} {words}" if self.language.verb_last else f"{subject} {modal} {done}"
        text = rewritten(self.language, order)
        around = self._concepts(_WORD.findall(f"{text} {rest}")) | self.named
        for claim in self._modal(text, f"{text} {rest}", around):
            yield replace(claim, modality=_AGAINST[claim.modality]) if is_denied else claim

    def _modal(self, clause: str, sentence: str, around: frozenset[str]) -> Iterator[Claim]:
        language = self.language
        if denied := next((match for pattern in language.denied if (match := pattern.match(clause))), None):
            rest = f"{denied['rest']} {denied['act']}" if language.verb_last else f"{denied['act']} {denied['rest']}"
            who = denied["who"]
            is_said = bool(language.nobody.intersection(who.split()))
            yield from self._claims("may", who, rest, sentence, around, is_denied=not is_said)
            return
        found = language.modal.search(clause)
        if not found:
            yield from self._silent(clause, sentence, around)
            return
        before, after = clause[: found.start()], clause[found.end() :].strip()
        # "May not" is one denial, and so is "no unit may".
        is_denied = False
        if self.language.verb_last:
            is_denied = bool(self.language.negation.search(after))
            after = self.language.negation.sub(" ", after)
        else:
            if denied := self.language.negation.match(after):
                is_denied, after = True, after[denied.end() :].strip()
            is_denied |= bool(self.language.negation.search(found[0])) and found.lastgroup != "barred"
        yield from self._claims(str(found.lastgroup), before, after, sentence, around, is_denied=is_denied)

    def _claims(
        self, kind: str, before: str, after: str, sentence: str, around: frozenset[str], *, is_denied: bool
    ) -> Iterator[Claim]:
        """The claims of a clause, one for each of the subjects that it joins: "monks and nuns may"."""
        language = self.language
        only = language.only_who.match(before)
        before = before[only.end() :] if only else before
        done, rest, is_passive = self._verb(after.split())
        words = before.split()
        if words and words[-1] in language.passive and language.participle.fullmatch(done[0] if done else ""):
            words, is_passive = words[:-1], True
        if not done or language.small.issuperset(done):
            return
        phrases = [*self._phrases(words), *(self._phrases(rest) if language.verb_last else ())]
        subject = self._subject(phrases)
        nobody = language.nobody.intersection((*words, *(rest if language.verb_last else ())))
        is_denied ^= bool(nobody) and (language.verb_last or words[0] in (*nobody, *_LINKS))
        clause = f"{before} {after}"
        for joined in _joined(subject):
            claim = self._claim(
                joined, phrases, subject, done, rest, is_passive=is_passive, is_everybody=bool(nobody & _NOTHING)
            )
            modality, acts = self._spoken((_AGAINST_KIND if is_denied else _FOR)[kind], claim.acts)
            yield replace(
                claim,
                modality=modality,
                acts=acts,
                is_absolute=bool(language.absolute.search(sentence)),
                has_case=bool(language.case.search(sentence if not only else clause) or language.number.search(clause)),
                is_only=bool(only),
                is_free=bool(language.free.search(sentence)),
                only_then=bool(language.only_then.search(sentence)),
                core=claim.who | (claim.what & self._concepts([*words, *self._before_moment(after).split()])),
                around=around,
            )

    def _claim(
        self,
        joined: Sequence[str],
        phrases: Sequence[_Phrase],
        subject: _Phrase | None,
        done: Sequence[str],
        rest: Sequence[str],
        *,
        is_passive: bool,
        is_everybody: bool,
    ) -> Claim:
        """Who does what in a clause."""
        language = self.language
        named = self._concepts(joined)
        others = [word for phrase in phrases if phrase is not subject for word in phrase.words]
        what = self._concepts((*others, *(() if language.verb_last else rest)))
        acts = frozenset(concept(language, word) for word in done)
        who, by_anybody = named, is_passive or is_everybody
        if is_passive:
            who, what = frozenset(), what | named
        elif not who and not is_everybody and not _is_of_players(language, subject):
            who = self.named
        if moved := self._moved(acts, rest, who | what, is_passive=is_passive):
            acts, who, what, by_anybody = moved
        return Claim(
            Modality.MAY,
            acts,
            what - acts,
            subject=named,
            who=who,
            by_anybody=by_anybody,
            is_passive=is_passive,
            is_general=self._is_general(subject, phrases, rest),
            start=self.start,
            end=self.end,
        )

    def _before_moment(self, after: str) -> str:
        """What is said of an act before the moment at which it may be done."""
        moments = (pattern.search(after) for pattern in (self.language.only_then, self.language.free))
        return after[: min((moment.start() for moment in moments if moment), default=len(after))]

    def _verb(self, words: list[str]) -> tuple[tuple[str, ...], list[str], bool]:
        """What is done, the other words, and whether it is done to the subject."""
        language = self.language
        if language.verb_last:
            is_passive = bool(words) and words[-1] in language.passive
            words = words[:-1] if is_passive else words
            return (tuple(words[-1:]), words[:-1], is_passive)
        is_passive = False
        while words and (words[0] in language.adverbs or words[0] in language.passive):
            is_passive |= words.pop(0) in language.passive
        if not words or not _WORD.fullmatch(words[0]):
            return (), [], False
        # "Enter or leave an area", "to move or to fire": either is meant.
        other = words[2:] if words[1:2] and words[1] in _OR else []
        other = other[1:] if other[:1] == ["to"] else other
        if other:
            return (words[0], other[0]), other[1:], is_passive
        return (words[0],), words[1:], is_passive

    def _phrases(self, words: Sequence[str]) -> Iterator[_Phrase]:
        """The phrases of a part of a clause."""
        language = self.language
        preposition, taken, is_object, is_definite = "", list[str](), False, False
        for word in words:
            if word in language.prepositions:
                if taken:
                    yield _Phrase(preposition, tuple(taken), is_object, is_definite)
                preposition, taken, is_object, is_definite = word, [], False, False
            elif word in language.determiners:
                if taken:
                    yield _Phrase(preposition, tuple(taken), is_object, is_definite)
                    preposition, taken, is_object, is_definite = "", [], False, False
                is_object |= word in language.objects
                is_definite |= word in language.definite
                if word in language.people:
                    taken.append(word)
            elif word not in _LINKS or taken:
                taken.append(word)
        if taken:
            yield _Phrase(preposition, tuple(taken), is_object, is_definite)

    def _subject(self, phrases: Sequence[_Phrase]) -> _Phrase | None:
        named = [phrase for phrase in phrases if not phrase.preposition and not phrase.is_object]
        # "The own card one may not show": "man" and "ihr" are subjects wherever they stand.
        people = (phrase for phrase in named if self.language.people.issuperset(phrase.words))
        return next(people, None) or next(iter(named), None)

    def _moved(
        self, acts: frozenset[str], rest: Sequence[str], things: frozenset[str], *, is_passive: bool
    ) -> tuple[frozenset[str], frozenset[str], frozenset[str], bool] | None:
        """What is put somewhere enters it, whoever puts it there: the acts, who, what, and that it is by anybody."""
        language = self.language
        if acts.isdisjoint(concept(language, word) for word in language.moves):
            return None
        phrases = list(self._phrases(rest))
        place = next((p for p in phrases if p.preposition in (*language.into, *language.out_of)), None)
        if place is None:
            return None
        act = ENTER if place.preposition in language.into else LEAVE
        where = self._concepts(place.words)
        return frozenset((concept(language, act),)), things - where, where, is_passive and not (things - where)

    def _spoken(self, modality: Modality, acts: frozenset[str]) -> tuple[Modality, frozenset[str]]:
        """ "Must be silent" is "must not speak"."""
        for silent, act in self.language.silent.items():
            if concept(self.language, silent) in acts:
                against = Modality.MUST_NOT if modality is Modality.MUST else Modality.MAY
                return against, frozenset((concept(self.language, act),))
        return modality, acts

    def _silent(self, clause: str, sentence: str, around: frozenset[str]) -> Iterator[Claim]:
        """ "Prisoners are silent" is a denial, too."""
        words = clause.split()
        place = next((at for at, word in enumerate(words) if word in self.language.silent), None)
        if place is None:
            return
        before = " ".join(words[:place])
        after = words[place + 1 :]
        done = [*after, words[place]] if self.language.verb_last else [words[place], *after]
        yield from self._claims("must", before, " ".join(done), sentence, around, is_denied=False)

    def _judged(self, text: str, around: frozenset[str]) -> Iterator[Claim]:
        """ "Attacks are voluntary", "anklagbar ist der Graf"."""
        language = self.language
        found = [(match, str(match.lastgroup)) for match in language.judgements.finditer(text)]
        for match, _ in found:
            kind = next(kind for kind in ("must_not", "need_not", "must", "may") if match[kind])
            act, rest = (match["act"], match["rest"]) if match["act"] not in ("it", "es") else ("", "")
            if not act and match["what"]:
                act, _, rest = match["what"].partition(" ")
            if act and act not in language.small:
                yield self._plain(Modality(kind.replace("_", " ")), act, rest, text, around)
        for match in language.possible.finditer(text):
            modality = Modality.MUST_NOT if match["no"] else Modality.MAY
            yield self._plain(modality, match["act"], match["what"], text, around)

    def _plain(self, modality: Modality, act: str, rest: str, text: str, around: frozenset[str]) -> Claim:
        language = self.language
        done = frozenset((concept(language, act),))
        what = self._concepts(rest.split()) - done
        return Claim(
            modality,
            done,
            what,
            subject=what,
            by_anybody=True,
            is_passive=True,
            is_absolute=bool(language.absolute.search(text)),
            has_case=bool(language.case.search(text) or language.number.search(rest)),
            around=around,
            start=self.start,
            end=self.end,
        )

    def _is_general(self, subject: _Phrase | None, phrases: Sequence[_Phrase], rest: Sequence[str]) -> bool:
        """Whether a clause names its subject as a kind, and nothing by a pronoun for what is in another sentence."""
        language = self.language
        has_name = sum(not language.small.issuperset(phrase.words) for phrase in phrases) > 1
        has_pronoun = not language.pronouns.isdisjoint(rest) and not has_name
        names_other = subject is not None and not language.pronouns.isdisjoint(subject.words)
        return not has_pronoun and not names_other and not (subject and subject.is_definite)

    def _concepts(self, words: Sequence[str] | Iterator[str]) -> frozenset[str]:
        language = self.language
        return frozenset(concept(language, word) for word in words if says_something(language, word))


def _is_of_players(language: ClaimLanguage, subject: _Phrase | None) -> bool:
    return subject is not None and not language.people.isdisjoint(subject.words)


def _joined(subject: _Phrase | None) -> Iterator[Sequence[str]]:
    """The words of each of the subjects that a phrase joins."""
    taken: list[str] = []
    for word in subject.words if subject else ():
        if word in _LINKS:
            yield taken
            taken = []
        else:
            taken.append(word)
    yield taken
