"""Values of YAML and CSV with their places, and records that remember where they were written."""

from pnp.nodes.record import Record as Record
from pnp.nodes.record import model_class as model_class
from pnp.nodes.sheet import SheetSource as SheetSource
from pnp.nodes.source import Source as Source
from pnp.nodes.values import Entry as Entry
from pnp.nodes.values import ListNode as ListNode
from pnp.nodes.values import MapNode as MapNode
from pnp.nodes.values import Node as Node
from pnp.nodes.values import Scalar as Scalar
from pnp.nodes.values import Style as Style
from pnp.nodes.values import scalars as scalars
