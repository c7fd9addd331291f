"""What the application needs to know of the rules of Antike."""
