"""Frames to files: PDF operators through ReportLab, which nothing else imports, and SVG."""
