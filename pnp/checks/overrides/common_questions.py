"""Questions of which many games have one, each with the sentences that answer it, as patterns of plain English."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from pnp.analysis import GameContext
from pnp.analysis.declared import declared_names
from pnp.analysis.outline import stem
from pnp.checks.overrides.answers import Answer, game_sentences
from pnp.model.texts import Term

_DO: Final = r"(?:take|choose|do|perform|use|play|carry out|repeat|pick)s?"
_AGAIN: Final = (
    r"(?:twice|again|more than once|several times|repeatedly|as often|any number of times|two or three times)"
)
_BE: Final = r"(?:is|are|stays?|remains?|lies?)"
# Each question with the words of which a sentence about it has one, and its answers, in small letters. What a pattern
# calls ``of`` is what the question is about.
_QUESTIONS: Final[Mapping[str, tuple[tuple[str, ...], Mapping[str, str]]]] = {
    "the same action": (
        (" different", "same action"),
        {
            "different": (
                r"\bactions?\b[^.;:]{0,30}\b(?:all|must (?:all )?be) different\b"
                rf"|\b{_DO} (?:\w+ ){{1,4}}different actions\b"
                rf"|\b(?:never|not|cannot) {_DO} the same action {_AGAIN}"
                r"|\bsame action (?:may not|cannot|can never|may never|must not|is never) be"
            ),
            "same": (
                rf"\b(?:may|can) (?:also |even )?{_DO} the same action {_AGAIN}"
                rf"|\bsame action (?:may|can) be \w+ {_AGAIN}|\bactions?\b[^.;]{{0,40}}\bneed not be different\b"
            ),
        },
    ),
    "who has passed": (
        (" pass", "\npass", "\0pass"),
        {
            "out": (
                r"\b(?:has|have) passed\b[^.;]{0,50}\b(?:takes? no (?:more|further) (?:turns?|actions?|part)"
                r"|(?:is|are) out (?:of|for|until)"
                r"|(?:may|can)(?: no longer|not| not| never) (?:play|act|take|bid|come back))"
                r"|\bpasses[^.;]{0,30}\b(?:drops? out|(?:is|are) out (?:of|for|until))"
            ),
            "back": (
                r"\b(?:has|have) passed\b[^.;]{0,50}\b(?:may|can) (?:still |yet )?"
                r"(?:come back|get back in|re-?enter|rejoin"
                r"|(?:play|act|bid|take part|take (?:a|another) turn) (?:again|later))"
            ),
        },
    ),
}
# Whether pieces are seen by all. Cards are now open and now hidden.
_SEEN: Final = {
    "secret": re.compile(
        rf"\b(?:keeps?|holds?|hides?) (?:your|their|his|her|all) (?P<of>[a-z]+)(?: [a-z]+){{0,2}}? (?:secret|hidden)\b"
        rf"|\b(?P<other>[a-z]+) {_BE} (?:always |kept )*(?:secret|hidden)\b"
    ),
    "open": re.compile(rf"\b(?P<of>[a-z]+) {_BE} (?:always |kept )*(?:open|public|visible)(?: information)?\b"),
}
_AT_TIMES: Final = re.compile(r"\b(?:if|when|whenever|unless|until|except|instead|while|during|but|after|before)\b")
# What has passed is a case itself.
_EXCEPT: Final = re.compile(r"\b(?:unless|until|except|instead|but)\b")
# Whether spaces that share a corner touch: where that is defined, and where it is counted.
_CORNER_WORDS: Final = ("corner", "diagonal", "orthogonal")
_ABOUT_CORNERS: Final = {
    "adjacent": re.compile(r"\b(?:adjacen\w+|neighbou?r\w*|next to|touch\w*|bordering|connected|distances?)\b"),
    "move": re.compile(r"\bmoves?\b|\bmoving\b|\bsteps?\b"),
}
_CORNERS: Final = {
    "no": re.compile(
        r"\b(?:never|not|nobody|no one|nothing|cannot)\b[^.;]{0,25}\b(?:corners?|diagonal(?:s|ly)?)\b"
        r"|\bdiagonal \w+ (?:do|does|are|is) not\b|\b(?:orthogonally (?:adjacent|only)|only orthogonal)"
    ),
    "yes": re.compile(
        r"\b(?:edges?|sides?) or (?:an? |the |at a )?corners?\b|\bcorners? or (?:an? |the )?(?:edges?|sides?)\b"
        r"|\b(?:also|or|even|and|including|too) diagonal(?:s|ly)?\b|\bdiagonally,? (?:too|as well|also)\b"
    ),
}


def common_questions(context: GameContext) -> Iterator[Answer]:
    """The answers of the sentences that are about the whole game."""
    for question, (words, by_answer) in _QUESTIONS.items():
        patterns = {answer: re.compile(pattern) for answer, pattern in by_answer.items()}
        for sentence, start, end in game_sentences(context, words):
            found = {answer: match for answer, pattern in patterns.items() if (match := pattern.search(sentence))}
            if len(found) == 1:
                ((answer, match),) = found.items()
                if not _EXCEPT.search(sentence[: match.end()]):
                    yield Answer(question, frozenset(), answer, start, end)
    yield from _seen(context)
    yield from _corners(context)


def _seen(context: GameContext) -> Iterator[Answer]:
    names = context.get(declared_names)
    for sentence, start, end in game_sentences(context, ("secret", "hidden", "hide", " open", "public", "visible")):
        for answer, pattern in _SEEN.items() if not _AT_TIMES.search(sentence) else ():
            match = pattern.search(sentence)
            thing = (match["of"] or match.groupdict().get("other") or "") if match else ""
            if names.has_word(thing) and stem(thing) not in (stem("cards"), stem("tiles"), stem("hands")):
                yield Answer("seen", frozenset((stem(thing),)), answer, start, end)


def _corners(context: GameContext) -> Iterator[Answer]:
    for sentence, start, end in game_sentences(context, _CORNER_WORDS):
        record = context.prose.passage(start)[0].record
        said = f"{record.term.lower()}: {sentence}" if isinstance(record, Term) else sentence
        about = [about for about, pattern in _ABOUT_CORNERS.items() if pattern.search(said)]
        found = [answer for answer, pattern in _CORNERS.items() if pattern.search(sentence)]
        if about and len(found) == 1 and not _AT_TIMES.search(sentence):
            yield Answer("corners", frozenset(about[:1]), found[0], start, end)
