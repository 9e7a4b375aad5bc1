"""Bots that think on other machines: on the workers of a Dask cluster, as the arena uses them.

Each place of the queue has one worker to itself, so that nothing waits within the cluster while a
bot's time runs. Whoever asks when no worker can think is told so, and asks again later: that is no
fault of the bot, and no reason to play at random.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, TypeVar, TypeVarTuple

from roundhouse.core.installed import VERSION, needing
from roundhouse.server.tables.bots import worker
from roundhouse.server.tables.processes import LONGEST_START
from roundhouse.server.tables.titles import TitleLoader

T = TypeVar("T")
Args = TypeVarTuple("Args")

CONNECT: Final = 5.0
LOOK_EVERY: Final = 1.0
"""Seconds after which it is asked anew whether a worker is still there."""
RESTART: Final = 60.0
WAIT: Final = 10.0
"""Seconds that a question waits for a worker that is free."""

log = logging.getLogger(__name__)


class NobodyThinks(Exception):
    """No worker of the cluster can think just now; it is nobody's fault at the table."""


class Cluster:
    """The workers of the Dask scheduler at *address*, and which of them are ours just now."""

    def __init__(self, address: str, wait: float = WAIT) -> None:
        with needing("cluster"):
            import distributed  # noqa: PLC0415 - an extra
        self._make: Callable[..., Any] = distributed.Client
        self._address = address
        self._wait = wait
        self._client: Any = None
        self._joining = asyncio.Lock()
        self._taken: set[str] = set()
        self._unfit: set[str] = set()

    async def client(self) -> Any:
        """The line to the scheduler; NobodyThinks while it cannot be reached."""
        async with self._joining:
            if self._client is None or self._client.status != "running":
                await self.leave()
                self._client = await self._called()
            return self._client

    async def _called(self) -> Any:
        made = self._make(self._address, asynchronous=True, set_as_default=False, timeout=CONNECT)
        try:
            return await made
        except BaseException as error:
            await made.close()
            if isinstance(error, OSError | TimeoutError):
                raise NobodyThinks(f"the cluster cannot be reached: {error}") from error
            raise

    async def leave(self) -> None:
        """Let the cluster go; it may be called again."""
        client, self._client = self._client, None
        if client is not None:
            with suppress(OSError, TimeoutError):
                await client.close()

    async def take(self) -> str:
        """The address of a worker that nobody else here has; waits a while for one."""
        end = asyncio.get_running_loop().time() + self._wait
        while True:
            free = sorted(set(await self.workers()) - self._taken - self._unfit)
            if free:
                self._taken.add(free[0])
                return free[0]
            if asyncio.get_running_loop().time() > end:
                raise NobodyThinks("the cluster has no worker that is free")
            await asyncio.sleep(LOOK_EVERY)

    async def workers(self) -> Mapping[str, Any]:
        """Those that are there now, by address."""
        client = await self.client()
        try:
            async with asyncio.timeout(CONNECT):
                found = await client.scheduler.identity()
        except (OSError, TimeoutError) as error:
            raise NobodyThinks(f"the cluster does not answer: {error}") from error
        return dict(found["workers"])

    def release(self, address: str) -> None:
        """A worker is anybody's again."""
        self._taken.discard(address)

    def refuse(self, address: str, version: str) -> None:
        """A worker has another Roundhouse: its games might not be ours."""
        self._unfit.add(address)
        log.warning(
            "The worker %s has Roundhouse %s, not %s: no bot thinks there.",
            address,
            version,
            VERSION,
        )

    async def restart(self, address: str) -> None:
        """End what a worker does, by starting it anew, then let others have it."""
        try:
            client = await self.client()
            await client.restart_workers([address], timeout=RESTART, raise_for_error=False)
        except Exception as error:  # noqa: BLE001 - it is left alone, whatever is wrong with it
            log.warning("The worker %s could not be started anew: %s", address, error)
        finally:
            self.release(address)


class ClusterProcess:
    """One worker of a cluster: does what an ``OwnProcess`` does, elsewhere."""

    def __init__(self, cluster: Cluster, loader: TitleLoader) -> None:
        self._cluster = cluster
        self._loader = loader
        self._address: str | None = None
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def has_started(self) -> bool:
        """Whether there is a worker that waits for questions."""
        return self._address is not None

    async def start(self) -> None:
        """Take a worker that knows our games."""
        while self._address is None:
            address = await self._cluster.take()
            try:
                version = await self._at(address, LONGEST_START, worker.join, self._loader)
            except BaseException:
                self._cluster.release(address)
                raise
            if version == VERSION:
                self._address = address
            else:
                self._cluster.release(address)
                self._cluster.refuse(address, version)

    async def call(self, seconds: float, work: Callable[[*Args], T], *args: *Args) -> T:
        """What *work* gives there; TimeoutError after so many *seconds* of it."""
        if self._address is None:
            raise NobodyThinks("the worker is gone")
        return await self._at(self._address, seconds, work, *args)

    async def _at(
        self, address: str, seconds: float, work: Callable[[*Args], T], *args: *Args
    ) -> T:
        client = await self._cluster.client()
        future = client.submit(work, *args, workers=[address], pure=False, retries=0)
        result = asyncio.ensure_future(future.result())
        try:
            async with asyncio.timeout(seconds):
                while not (await asyncio.wait({result}, timeout=LOOK_EVERY))[0]:
                    if address not in await self._cluster.workers():
                        raise NobodyThinks("the worker is gone")
            answer: T = _told(result)
            return answer
        finally:
            result.cancel()  # with the last word of it the cluster forgets what was asked

    def replace(self) -> None:
        """Give the worker up, with whatever it still does."""
        address, self._address = self._address, None
        if address is not None:
            task = asyncio.ensure_future(self._cluster.restart(address))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    def close(self) -> None:
        """Let it go."""
        if self._address is not None:
            self._cluster.release(self._address)
            self._address = None


def _told(result: "asyncio.Future[Any]") -> Any:
    """What a worker answered; NobodyThinks where the cluster, not the bot, has failed."""
    from distributed.client import FutureCancelledError  # noqa: PLC0415 - an extra
    from distributed.comm.core import CommClosedError  # noqa: PLC0415 - the same
    from distributed.scheduler import KilledWorker, NoWorkerError  # noqa: PLC0415 - the same

    try:
        return result.result()
    except (KilledWorker, NoWorkerError, CommClosedError, FutureCancelledError) as error:
        raise NobodyThinks(str(error)) from error
