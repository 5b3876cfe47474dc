"""Tests of watched programs."""
