"""A kit in an editor, by the Language Server Protocol: findings while typing, names, values, renaming, completion."""
