"""Tests of steps and solutions as text."""
