"""The guided tour."""
