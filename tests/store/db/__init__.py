"""Tests of the database layer below all repositories."""
