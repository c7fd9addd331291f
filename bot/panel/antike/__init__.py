"""Panel pages for Antike."""
