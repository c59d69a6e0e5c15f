"""Record what tasks read of a game, and tell by digests whether that is still the same.

What a task reads of a game is a set of columns. A column is one field of one class of records, such as ``Card.text``:
the values of the field in all records of the class, in the order of the game. A result is valid for another game if
all its columns have the same digests there.

Where a record is written is read key by key: ``Card.node@text`` is what the kit writes for ``text`` and its place, the
same as long as neither changes; ``Card.node@`` where the records begin and end; ``Card.node`` everything.
"""

from pnp.tracing.columns import Columns as Columns
from pnp.tracing.recorder import Recorder as Recorder
from pnp.tracing.traced import traced as traced
