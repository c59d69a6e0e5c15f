"""Text → XML, as ``xml.sax.saxutils`` writes it, which imports half of what reads web pages."""

from __future__ import annotations


def escape(text: str) -> str:
    """Text between tags."""
    return text.replace("&", "&amp;").replace(">", "&gt;").replace("<", "&lt;")


def quoteattr(text: str) -> str:
    """The value of an attribute in its quotes: in single ones if that saves writing double ones otherwise."""
    value = escape(text).replace("\n", "&#10;").replace("\r", "&#13;").replace("\t", "&#9;")
    if '"' not in value:
        return f'"{value}"'
    return f"'{value}'" if "'" not in value else '"' + value.replace('"', "&quot;") + '"'
