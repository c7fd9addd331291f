"""Antike on Discord: engine, store, application, commands, pictures and a local sandbox."""
