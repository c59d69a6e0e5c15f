"""What pnp itself says on paper and on the page of rules, by language: gettext catalogues, and how they are read."""
