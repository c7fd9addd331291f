"""The panel's pages for Antike."""
