"""Report findings as text and in formats that programs read; one module a format.

Callers import ``sarif``, ``github`` and ``statistics`` only when needed.
"""

from pnp.report.causes import by_cause
from pnp.report.json import as_json
from pnp.report.printable import printable
from pnp.report.summary import Summary
from pnp.report.text import Paint, as_text, plain

__all__ = ["Paint", "Summary", "as_json", "as_text", "by_cause", "plain", "printable"]
