"""What those who run a server do: on the spot, or by a message to the server that runs."""
