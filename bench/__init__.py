"""Benchmarks: pnp against hand-written ReportLab programs, as ratios within one run."""
