"""The pipeline from a folder to files, in one readable function: ``pnp.pipeline.kit.build_kit``."""
