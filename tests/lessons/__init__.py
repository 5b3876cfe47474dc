"""Tests of lessons: their format, the shipped ones, and a teacher's own."""
