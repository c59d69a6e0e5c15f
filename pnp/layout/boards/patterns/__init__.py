"""A vocabulary of map drawing: each pattern tells its terrain apart by shape, without colour."""
