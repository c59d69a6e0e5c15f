"""Change the program in one place at a time and see whether the tests of the package notice."""
