"""Games with programs of the AIWolf contests: the classic protocol over TCP, the other over WebSocket."""
