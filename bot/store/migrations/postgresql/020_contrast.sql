-- Whether a person's pictures are drawn in the high-contrast theme.
ALTER TABLE people ADD COLUMN contrast BOOLEAN NOT NULL DEFAULT FALSE;
