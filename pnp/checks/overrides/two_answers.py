"""Two sentences answer one question about a thing, each in its own words.

placeholder
"""

from pnp.analysis.questions.contradictions import answer_pairs
from pnp.checks.api import GameContext, Problem, Problems, Related, Severity

NAME = "two answers to one question"
SEVERITY = Severity.WARNING


def check(context: GameContext) -> Problems:
    """The second of two answers."""
    for pair in context.get(answer_pairs):
        yield Problem(
            message=f"{context.prose.words_of(pair.second)!r} contradicts {context.prose.words_of(pair.first)!r}",
            span=context.prose.span_of(pair.second),
            hint="correct one of the two, or say when each of them holds",
            related=(Related(context.prose.span_of(pair.first), "the other sentence"),),
        )
