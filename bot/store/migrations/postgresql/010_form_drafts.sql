-- What somebody has filled into a form that could not be done, for them to correct.
CREATE TABLE form_drafts (
    user_id BIGINT NOT NULL,
    form TEXT NOT NULL,
    fields TEXT NOT NULL CHECK (json_valid(fields)),
    PRIMARY KEY (user_id, form)
);
