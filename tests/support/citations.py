"""Which rules docs/rules/ states, and which of them the tests and the program name.

``python -m tests.support.citations`` writes the list of rules that no test cites yet anew.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
NOT_YET = ROOT / "tests" / "checks" / "not_yet_cited.txt"

# SR-7, OR-TRACK-12, OPT-2P-1, PHASE-IV: families of words, then a number, arabic or roman
ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-(?:\d+|I{1,3}|IV)(?![A-Za-z0-9])"

# a rule begins a line, in bold with or without a bullet, or a table's row
STATED = re.compile(rf"^(?:- )?\*\*({ID}(?: / {ID})*)|^\| ({ID}) \|", re.MULTILINE)


def stated_in(path: Path) -> list[str]:
    """The ids of the rules that the file *path* states, in its order."""
    found = STATED.finditer(path.read_text(encoding="utf-8"))
    return [rule for match in found for rule in (match[1] or match[2]).split(" / ")]


NUMBER = r"\d+(?:[.,]\d+)*"
KANJI = str.maketrans({"三": "3", "四": "4"})
"""Japanese counts the arms of a junction in the junction's name."""


def numbers_in(path: Path) -> dict[str, Counter[str]]:
    """The numbers that each rule of the file *path* writes in figures."""
    text = path.read_text(encoding="utf-8").translate(KANJI)
    found = list(STATED.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return {
        match[1] or match[2]: _numbers(text[match.start() : end])
        for match, end in zip(found, ends, strict=True)
    }


def _numbers(rule: str) -> Counter[str]:
    """The numbers of a rule up to the next heading; decimals have a point in each language."""
    words = re.sub(ID, " ", rule.split("\n#", 1)[0])
    return Counter(number.replace(",", ".") for number in re.findall(NUMBER, words))


def stated() -> list[str]:
    """Every rule's id, in the order of the files."""
    return [rule for path in sorted(RULES.glob("*.md")) for rule in stated_in(path)]


def cited() -> dict[str, str]:
    """The rules that ``rule(...)`` names in a test, each with a place where it does."""
    places: dict[str, str] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for call in _calls_of_rule(ast.parse(path.read_text(encoding="utf-8"))):
            place = f"{path.relative_to(ROOT)}:{call.lineno}"
            places.update({_literal(arg, place): place for arg in call.args})
    return places


def _calls_of_rule(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="rule")):
                yield node


def _literal(arg: ast.expr, place: str) -> str:
    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
        return arg.value
    raise TypeError(f"{place}: rule() takes ids written out, so that they can be found")


def named_in_program() -> Iterator[tuple[str, str]]:
    """Each id-like word in a string or docstring of the program, and where it stands."""
    families = {family(rule) for rule in stated()}
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                for name in re.findall(rf"(?<![\w-]){ID}", node.value):
                    if family(name) in families:
                        yield name, f"{path.relative_to(ROOT)}:{node.lineno}"


def family(rule: str) -> str:
    """What *rule* is one of: OR-TRACK-12 is an OR-TRACK."""
    return rule.rpartition("-")[0]


def not_yet_cited() -> list[str]:
    """The rules that are known to wait for their test."""
    return NOT_YET.read_text(encoding="utf-8").split()


def write_not_yet_cited() -> None:
    """Bring the list of waiting rules up to date."""
    seen = cited()
    NOT_YET.write_text("".join(f"{rule}\n" for rule in stated() if rule not in seen), "utf-8")


if __name__ == "__main__":
    write_not_yet_cited()
