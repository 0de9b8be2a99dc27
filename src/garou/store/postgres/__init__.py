"""Tables in a PostgreSQL database, for servers that have outgrown one file."""
