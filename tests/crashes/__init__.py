"""Tests of the real bot: killed at random instants, on a full disk, with locked, old and damaged files."""
