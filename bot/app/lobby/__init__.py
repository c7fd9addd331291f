"""Tables before the start: seats, options, time settings, imported records."""
