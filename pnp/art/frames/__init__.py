"""Parts of frames by period: edges of bands, borders, dividers, plates, ribbons, seals, backs and surfaces."""
