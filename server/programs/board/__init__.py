"""Find the name that holds a program's board, read the board from it, and make a film of its changes."""
