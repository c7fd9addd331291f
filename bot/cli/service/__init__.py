"""The bot as a service: run, doctor, health, shutdown."""
