"""What all repositories stand on: connection, database, errors, shards."""
