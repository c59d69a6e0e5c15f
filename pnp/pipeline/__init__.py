"""A folder → files, by tasks whose results are kept: begin to read at ``pnp.pipeline.kit.make_export``."""
