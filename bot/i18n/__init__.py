"""Localisation: message catalogues, escaping of user input, and localised keywords."""
