"""Discord bot for Antike and Antike Duellum: engine, store, application, commands and pictures."""
