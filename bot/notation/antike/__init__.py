"""One line of text for each action of Antike (`docs/notation.md`)."""
