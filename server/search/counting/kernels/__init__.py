"""What runs billions of times: the mathematics is in `border`, what a state is in `scalar`, the loop in `batches`.

`native` has numba compile it. Nothing else imports a module from here that imports numba, but to write such code.
"""
