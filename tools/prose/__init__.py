"""The words of generated pages that a person writes, and the measure of the checks on prose that others wrote."""
