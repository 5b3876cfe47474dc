"""Which of a program's names holds the board, how it is read, and the film of boards that follows from that."""
