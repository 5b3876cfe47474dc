"""Journeys through the pages in other engines than the tests' Chromium: Firefox's, and WebKit, Safari's."""
