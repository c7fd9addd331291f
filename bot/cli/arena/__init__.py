"""`arena`: matches between computer players, as single games or as sets with a sequential test."""
