"""The rules of Antike, one module per section of the rules digest."""
