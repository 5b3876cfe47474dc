"""What is fetched by plain HTTP: pages, static files, downloads, and the headers they carry."""
