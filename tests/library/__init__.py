"""The library as its users have it: what it exports, what it says of itself, and the types that checkers see."""
