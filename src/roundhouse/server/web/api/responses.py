"""The refusals that calls may meet, for their OpenAPI."""

from collections.abc import Iterable
from typing import Final

from roundhouse.server.web.api.models import Refusal

READING: Final = (404, 422, 503)
LOOKING: Final = (403, *READING)
POSTING: Final = (401, 403, 404, 409, 413, 422, 429, 503)


def refusals(statuses: Iterable[int]) -> dict[int | str, dict[str, object]]:
    """The refusals of *statuses*."""
    return {status: {"model": Refusal} for status in statuses}
