"""TLS at home: an authority of one's own, what it certifies, and the way a phone comes to trust it."""
