"""What holds the rooms together: bootstrap, command line, host, pages, package, and who may import whom."""
