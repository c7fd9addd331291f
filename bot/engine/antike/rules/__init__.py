"""The rules of Antike, one module for each section of the rules digest."""
