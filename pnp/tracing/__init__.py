"""A game whose reads are noted, and the digests that tell whether what was read is still the same.

What a task reads of a game is a set of columns. A column is one field of one class of records, such as ``Card.text``:
the values that all records of the class have in that field, in the order of the game. A result holds for another game
if the digests of all its columns are those of that game.
"""

from pnp.tracing.columns import Columns as Columns
from pnp.tracing.recorder import Recorder as Recorder
from pnp.tracing.traced import copy_of as copy_of
from pnp.tracing.traced import traced as traced
