"""Frames to files: PDF, written here from its operators to its objects, and SVG."""
