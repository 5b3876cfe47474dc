"""What runs billions of times: the mathematics is in `border`, what a state is in `scalar`, the loop in `batches`."""
