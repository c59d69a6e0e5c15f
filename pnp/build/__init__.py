"""The pipeline from a folder to files, in one readable function: ``pnp.build.kit.build_kit``."""
