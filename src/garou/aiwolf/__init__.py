"""Games with programs of the AIWolf contests: the classic protocol over TCP, the one in natural language over WebSocket."""
