"""Feed damaged and odd kits to pnp, and see that it says what is wrong with them."""
