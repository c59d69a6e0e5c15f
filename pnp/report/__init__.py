"""Findings as text for people, and in the formats that programs read: one module a format.

``sarif``, ``github`` and ``statistics`` are imported by those who ask for them.
"""

from pnp.report.json import as_json
from pnp.report.printable import printable
from pnp.report.summary import Summary
from pnp.report.text import Paint, as_text, plain

__all__ = ["Paint", "Summary", "as_json", "as_text", "plain", "printable"]
