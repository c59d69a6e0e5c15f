"""A reference to one HTML page that needs nothing besides itself."""

from pnp.export.html.page import html_artifact

__all__ = ["html_artifact"]
