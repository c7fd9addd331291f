"""Parts of pictures that all rulesets share: tables, banners, charts, replays, emojis."""
