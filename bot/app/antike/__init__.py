"""Parts of the application that are specific to Antike."""
