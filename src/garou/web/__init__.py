"""The table on the web: pages rendered from what a seat may know, and pushed when that changes."""
