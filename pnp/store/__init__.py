"""Keep what tasks made, with digests of all that they read, so that it can be used again while those hold."""
