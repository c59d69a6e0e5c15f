"""The desk: a kit in a browser while it is written.

``desk`` keeps a kit up to date in the background, ``history`` notes what each save has changed, ``state`` says what it
is as JSON, ``server`` answers the browser, ``static/`` is the page.
"""
