"""`backup`, `restore`, `restored`, `verify` and `transfer`."""
