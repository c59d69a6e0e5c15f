"""The page to print first, until the document engine sets it."""
from __future__ import annotations
def first_pages(prepared, paper, printed):
    return ()
