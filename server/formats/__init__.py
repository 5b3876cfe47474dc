"""Steps and solutions as text, for files and terminals as much as for the wire. No web, no socket."""
