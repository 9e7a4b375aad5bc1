"""The protocol every game speaks and the table it is played at."""
