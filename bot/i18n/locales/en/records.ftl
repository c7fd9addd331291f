# What is wrong with a record file. `$where` is the way to it, like «actions.3.wedge»; names of the format stay English.

records-json = The file is not valid JSON (line { $line }, column { $column }).
records-empty = The file is empty.
records-no-object = The file is not an object in braces.
records-mark = The file begins with an invisible mark (BOM), or is UTF-16: save it as UTF-8 without BOM.
records-twice = “{ $name }” appears twice in one place; only one can count.
records-missing = “{ $where }” is missing.
records-extra = “{ $where }” does not belong there.
records-null = “{ $where }” may be left out, but not be null.
records-number = “{ $where }” is not a whole number I can read.
records-text = “{ $where }” is not a text.
records-yes-no = “{ $where }” is neither true nor false.
records-list = “{ $where }” is not a list.
records-object = “{ $where }” is not an object in braces.
records-least = “{ $where }” must be at least { $limit }.
records-most = “{ $where }” must be at most { $limit }.
records-short = “{ $where }” is empty.
records-long = “{ $where }” may have at most { $limit } characters.
records-one-of = “{ $where }” must be { $names }.
records-one-of-types = “{ $where }”: its type must be { $names }.
records-no-type = “{ $where }” is not an action with a type.
records-unknown-name = “{ $where }”: { $what ->
    [province] there is no province “{ $name }” in this game.
    [nation] there is no nation “{ $name }” in this game.
    [card] there is no card “{ $name }” in this game.
   *[board] this bot has no board “{ $name }” for this game.
}
records-other = “{ $where }” cannot be read.
