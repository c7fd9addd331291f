-- PostgreSQL keeps long payloads apart, and reads them only if asked for.
SELECT 1;
