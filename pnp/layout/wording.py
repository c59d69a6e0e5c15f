"""What a kit words itself of what pnp says → what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pnp.findings import Finding, Severity
from pnp.layout import codes
from pnp.load.problems import problem
from pnp.load.suggest import did_you_mean
from pnp.locale.catalog import phrases, speaks
from pnp.model.kit import Kit
from pnp.model.walk import key_span

_NAMED: Final = 3


def wording_problems(kit: Kit) -> Iterator[Finding]:
    """Wordings of what pnp does not say, or without the places of values; a language that we do not speak."""
    if not kit.wording and speaks(kit.language):
        return
    known = dict.fromkeys(phrases())
    for english, own in kit.wording.items():
        span = key_span(kit, f"wording.{english}")
        if english not in known:
            hint = did_you_mean(english, known) or "docs/format.md lists what can be worded"
            yield problem(codes.UNKNOWN_KEY, f"pnp says nothing like {english!r}", span, hint)
        elif own.count("{}") != english.count("{}") or set("{}") & set(own.replace("{}", "")):
            count = english.count("{}")
            message = f"{own!r} has not the {count} {{}} of {english!r}" if count else f"{own!r} holds braces"
            yield problem(codes.MALFORMED_VALUE, message, span, "write {} where a value stands")
    unsaid = [english for english in known if english not in kit.wording]
    if unsaid and not speaks(kit.language):
        shown = ", ".join(repr(phrase) for phrase in unsaid[:_NAMED])
        message = f"pnp does not speak {kit.language!r}: {shown} and others are printed in English"
        hint = f"say them in the kit: wording: {{{unsaid[0]}: …}}"
        yield Finding(code=codes.UNSPOKEN, severity=Severity.INFO, message=message, span=kit.at("language"), hint=hint)
