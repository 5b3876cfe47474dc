"""The searches and their traces, without the web, JSON or clocks."""
