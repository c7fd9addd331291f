"""What the check looks at: where provinces touch, what borders run over, where everything stands."""
