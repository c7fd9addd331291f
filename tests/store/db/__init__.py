"""Tests of what all repositories stand on."""
