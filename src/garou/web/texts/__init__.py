"""Every text of every language, for whoever works on one: only on a server that was started with a draft."""
