"""The state of the imitated Discord, kept in memory: people, channels, messages, interactions."""
