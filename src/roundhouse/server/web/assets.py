"""Scripts and styles: read once, compressed once, cached by browsers for ever."""

import gzip
import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from roundhouse.core.title import AnyTitle
from roundhouse.server.errors import NotFound
from roundhouse.server.web.plain_panel import panel_of

OWN: Final = Path(__file__).parent / "static"
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
SCRIPTS: Final = {".js": "text/javascript", ".mjs": "text/javascript", ".svg": "image/svg+xml"}


@dataclass(frozen=True, slots=True)
class Asset:
    """One file, as it is and compressed."""

    body: bytes
    zipped: bytes
    kind: str


class Assets:
    """All files below one address that names their contents."""

    def __init__(self, titles: Iterable[AnyTitle]) -> None:
        self._files = dict(_files(titles))
        digest = hashlib.sha256()
        for name, asset in sorted(self._files.items()):
            digest.update(name.encode() + b"\0" + asset.body)
        self.base = f"/static/{digest.hexdigest()[:16]}"

    def url(self, name: str) -> str:
        """Where a browser finds the file *name*."""
        return f"{self.base}/{name}"

    async def page(self, request: Request) -> Response:
        """One file."""
        asset = self._files.get(request.path_params["path"])
        if asset is None or not request.url.path.startswith(self.base + "/"):
            raise NotFound
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers = {**FOREVER, "Content-Encoding": "gzip"}
            return Response(asset.zipped, media_type=asset.kind, headers=headers)
        return Response(asset.body, media_type=asset.kind, headers=FOREVER)


def _files(titles: Iterable[AnyTitle]) -> Iterator[tuple[str, Asset]]:
    yield from _below(OWN, "")
    for title in titles:
        panel = panel_of(title)
        if panel.static != OWN:
            yield from _below(panel.static, f"{title.key}/")


def _below(folder: Path, prefix: str) -> Iterator[tuple[str, Asset]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.name.startswith(".") and path.suffix != ".py":
            body = path.read_bytes()
            kind = SCRIPTS.get(path.suffix) or guess_type(path.name)[0]
            name = prefix + path.relative_to(folder).as_posix()
            yield name, Asset(body, gzip.compress(body, 9, mtime=0), kind or "text/plain")
