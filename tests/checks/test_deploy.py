"""The kit for operators: what its files name exists, and what they promise holds."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import click
import pytest
import yaml

from roundhouse.cli import backup, serve
from roundhouse.cli.settings import PREFIX
from tests.support.citations import ROOT

DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.suffix != ".py")
OTHERS = {"--no-deps", "--no-index"}  # of pip and of other programs


def options(command: click.Command) -> set[str]:
    return {opt for param in command.params for opt in param.opts if opt.startswith("--")}


def settings() -> set[str]:
    return {opt.removeprefix("--") for opt in options(serve.command)}


def test_every_option_in_the_kit_is_one_of_its_verbs() -> None:
    found = 0
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        for verb, command in (("serve", serve.command), ("backup", backup.command)):
            for rest in re.findall(rf'(?:roundhouse |"){verb}\b(.*)', text):
                named = set(re.findall(r"--[a-z][a-z-]+", rest))
                assert named <= options(command), file.name
                found += len(named)
    assert found >= 5


def test_every_variable_in_the_kit_is_a_setting() -> None:
    known = {f"{PREFIX}_{name.replace('-', '_').upper()}" for name in settings()}
    text = "".join(file.read_text(encoding="utf-8") for file in FILES)
    named = set(re.findall(rf"\b{PREFIX}_[A-Z_]+", text))
    assert len(named) > 5
    assert named <= known


def test_the_file_of_settings_holds_settings_also_where_it_is_commented_out() -> None:
    text = (DEPLOY / "server.toml").read_text(encoding="utf-8")
    assert set(tomllib.loads(text)) <= settings()
    whole = tomllib.loads(re.sub(r"(?m)^#(?=[a-z-]+ = )", "", text))
    assert set(whole) <= settings()
    assert len(whole) > len(tomllib.loads(text))


def test_every_variable_of_compose_is_in_the_example() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    example = (DEPLOY / "env.example").read_text(encoding="utf-8")
    wanted = set(re.findall(r"\$\{([A-Z_]+)", text))
    assert wanted == set(re.findall(r"(?m)^#?([A-Z_]+)=", example))


def test_compose_is_sound_and_every_service_is_confined() -> None:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    assert set(found["services"]) == {"server", "database", "proxy"}
    for service in found["services"].values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert set(service["networks"]) <= set(found["networks"])
        named = (place.partition(":")[0] for place in service["volumes"])
        for name in named:
            assert name in found["volumes"] or (DEPLOY / name).exists()
    assert "ports" not in found["services"]["server"]
    assert found["services"]["database"]["networks"] == ["inside"]
    assert found["networks"]["inside"]["internal"] is True
    proxies = found["services"]["server"]["environment"]["ROUNDHOUSE_TRUSTED_PROXY"]
    assert proxies == found["networks"]["front"]["ipam"]["config"][0]["subnet"]


def test_the_container_copies_what_is_there_and_runs_as_nobody() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    stages = text.split("\nFROM ")[1:]
    assert len(stages) == 2
    for line in re.findall(r"(?m)^COPY (?!--from)(.*)$", stages[0]):
        *sources, _to = line.split()
        assert all((ROOT / source).exists() for source in sources), line
    last = stages[1]
    assert re.search(r"(?m)^USER 10001:10001$", last)
    assert last.index("USER ") < last.index("ENTRYPOINT ")
    assert "HEALTHCHECK" in last
    assert text.count("--require-hashes") == 2


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not installed")
@pytest.mark.parametrize("unit", ["roundhouse.service", "roundhouse-backup.service"])
def test_the_services_are_confined(unit: str) -> None:
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(DEPLOY / unit)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-200:]
    level = re.search(r"exposure level for \S+: ([\d.]+)", done.stdout)
    assert level
    assert float(level[1]) <= 2.0


@pytest.mark.skipif(not shutil.which("caddy"), reason="caddy is not installed")
def test_the_proxy_reads_its_file() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(
        command, env={"SITE": "localhost", "PATH": "/usr/bin:/bin", "HOME": "/tmp"},  # noqa: S108 - it writes nothing
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-300:]


PIN = re.compile(r"^([\w.-]+)==(\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", re.MULTILINE)


def pinned(file: Path) -> dict[str, str]:
    text = re.sub(r"(?m)^#.*\n", "", file.read_text(encoding="utf-8"))
    found = {match[1]: match[2] for match in PIN.finditer(text)}
    assert PIN.sub("", text).strip() == ""
    return found


def constraints() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    pairs = (line.split("==") for line in lines)
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in pairs}


def test_every_pinned_package_has_its_hashes() -> None:
    """After a change of constraints.txt: ``.venv/bin/python deploy/hashes.py``."""
    assert pinned(DEPLOY / "requirements-all.txt") == constraints()
    for name in ("requirements.txt", "requirements-build.txt"):
        assert pinned(DEPLOY / name).items() <= constraints().items()


def test_what_a_server_needs_is_among_what_is_pinned_for_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["postgres"], *extras["fast"], *extras["png"]]
    names = {re.sub(r"[-_.]+", "-", re.split(r"[\[>=;]", each)[0]).lower() for each in wanted}
    assert names <= set(pinned(DEPLOY / "requirements.txt"))


def test_no_file_of_the_kit_names_an_index() -> None:
    for file in DEPLOY.glob("*.txt"):
        assert "://" not in file.read_text(encoding="utf-8")
