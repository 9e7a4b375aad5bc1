"""An end to every call: time-outs of sockets count each read anew, so a slow talker has none."""

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Timer


@contextmanager
def cut_off(seconds: float, line: Callable[[], socket.socket | None]) -> Iterator[None]:
    """Hang up on *line* after so many *seconds*, however slowly the other end still talks.

    The call then fails with a TimeoutError, even where what was heard so far looks whole.
    """
    over = Event()

    def hang_up() -> None:
        over.set()
        talking = line()
        if talking is not None:
            with suppress(OSError):
                # a TLS socket's own method is not for another thread than its reader's
                socket.socket.shutdown(talking, socket.SHUT_RDWR)

    timer = Timer(max(seconds, 0), hang_up)
    timer.daemon = True
    timer.start()
    try:
        yield
    except Exception as error:
        if over.is_set():
            raise _late(seconds) from error
        raise
    finally:
        timer.cancel()
    if over.is_set():
        raise _late(seconds)


def _late(seconds: float) -> TimeoutError:
    return TimeoutError(f"no end of it within {seconds:.0f} seconds")
