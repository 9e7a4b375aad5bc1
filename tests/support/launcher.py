"""The script ``./roundhouse`` as a module, to test what is in it."""

from functools import cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from types import ModuleType

from tests.support.citations import ROOT


@cache
def launcher() -> ModuleType:
    """The launcher, loaded but not run."""
    loader = SourceFileLoader("launcher", str(ROOT / "roundhouse"))
    spec = spec_from_loader("launcher", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module
