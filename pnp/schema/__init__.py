"""A kit → JSON Schemas of its files, by which editors complete, explain and check what is typed."""

from pnp.schema.files import KIT as KIT
from pnp.schema.files import RECORDS as RECORDS
from pnp.schema.files import THEME as THEME
from pnp.schema.files import FileSchemas as FileSchemas
from pnp.schema.files import schemas as schemas
from pnp.schema.vocabulary import Vocabulary as Vocabulary
from pnp.schema.vocabulary import vocabulary_of as vocabulary_of
