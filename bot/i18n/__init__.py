"""Languages: message catalogues, escaping of what people write, the words people type."""
