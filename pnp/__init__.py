"""pnp compiles a folder of YAML into a printable tabletop game, and checks the game's rules first."""

__version__ = "0.1.0"
