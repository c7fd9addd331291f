-- Which tables of which server these rows were written into: put back from a dump, they stand in others.
ALTER TABLE antike_schema ADD COLUMN epoch TEXT;
