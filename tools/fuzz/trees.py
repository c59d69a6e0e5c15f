"""Change YAML by its structure: values of other types, missing and foreign keys, deep nests, parts of other kits."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final, TypeAlias

import yaml

from tools.fuzz import words

Node: TypeAlias = "Word | Listing | Mapping"

_LOADER: Final = getattr(yaml, "CLoader", yaml.Loader)
# What stands for itself without quotes, wherever it is.
_PLAIN: Final = re.compile(r"[\w.+=-][\w.+=*() -]*(?<! )\Z", re.ASCII)


@dataclass(slots=True)
class Word:
    """A value. raw: written as it stands, whatever it may do to the file."""

    text: str
    raw: bool = False


@dataclass(slots=True)
class Listing:
    """A list."""

    items: list[Node] = field(default_factory=list)


@dataclass(slots=True)
class Mapping:
    """Keys with values; a key may be there twice."""

    pairs: list[tuple[str, Node]] = field(default_factory=list)


def parsed(text: str) -> Node:
    """The tree of a YAML text; raises YAMLError."""
    return _converted(yaml.compose(text, Loader=_LOADER))


def _converted(node: yaml.Node | None) -> Node:
    if isinstance(node, yaml.MappingNode):
        return Mapping([(key.value, _converted(value)) for key, value in node.value])
    if isinstance(node, yaml.SequenceNode):
        return Listing([_converted(item) for item in node.value])
    if node is None:
        return Word("", raw=True)
    # A number in quotes is another value than one without.
    is_plain = isinstance(node, yaml.ScalarNode) and not node.style
    return Word(node.value, raw=is_plain and _PLAIN.match(node.value) is not None)


def written(node: Node) -> str:
    """A tree as YAML: maps and lists in brackets, texts in quotes, with a line for each entry of the root."""
    if isinstance(node, Mapping) and node.pairs:
        return "".join(f"{_key(key)}: {_flow(value)}\n" for key, value in node.pairs)
    return _flow(node) + "\n"


def _flow(node: Node) -> str:
    if isinstance(node, Word):
        return node.text if node.raw else json.dumps(node.text, ensure_ascii=False)
    if isinstance(node, Listing):
        return "[" + ", ".join(map(_flow, node.items)) + "]"
    return "{" + ", ".join(f"{_key(key)}: {_flow(value)}" for key, value in node.pairs) + "}"


def _key(key: str) -> str:
    return key if _PLAIN.match(key) else json.dumps(key, ensure_ascii=False)


Place: TypeAlias = "tuple[Listing | Mapping, int]"


def places(node: Node) -> Iterator[Place]:
    """Every place of a value below a node: its owner and its number there."""
    if isinstance(node, Listing):
        for index, item in enumerate(node.items):
            yield node, index
            yield from places(item)
    elif isinstance(node, Mapping):
        for index, (_, value) in enumerate(node.pairs):
            yield node, index
            yield from places(value)


def value_at(place: Place) -> Node:
    """The value at a place."""
    owner, index = place
    return owner.items[index] if isinstance(owner, Listing) else owner.pairs[index][1]


def put(place: Place, value: Node) -> None:
    """Put a value at a place."""
    owner, index = place
    if isinstance(owner, Listing):
        owner.items[index] = value
    else:
        owner.pairs[index] = (owner.pairs[index][0], value)


class Stock:
    """What the trees of all seeds have: the keys there are, and the values that each has somewhere."""

    def __init__(self, trees: list[Node]) -> None:
        self.values: dict[str, list[Node]] = {}
        for tree in trees:
            for owner, index in places(tree):
                if isinstance(owner, Mapping):
                    key, value = owner.pairs[index]
                    self.values.setdefault(key, []).append(value)
        self.keys = sorted(self.values)

    def value(self, random: Random, key: str) -> Node:
        """A value that the key has somewhere."""
        return copied(random.choice(self.values[key]))


def changed(random: Random, tree: Node, stock: Stock) -> Node:
    """The same tree with something changed in one to three places."""
    tree, is_gentle = copied(tree), random.randrange(5) < 3
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        known = list(places(tree))
        if not known:
            return _odd_node(random, stock)
        if is_gentle:
            _vary(random, random.choice(known), stock)
        else:
            _change(random, random.choice(known), known, stock)
    return tree


def _vary(random: Random, place: Place, stock: Stock) -> None:
    """Change a value into one that may well be right: rules are checked only in a kit that could be read."""
    owner, index = place
    value = value_at(place)
    if isinstance(owner, Mapping) and random.randrange(2):
        put(place, stock.value(random, owner.pairs[index][0]))
    elif isinstance(value, Word) and value.raw and value.text.isdecimal():
        put(place, Word(str(random.choice((0, 1, 2, 3, 5, 6, 7, 12, 36, 100, 10_000, 10**9))), raw=True))
    elif isinstance(value, Word) and " " in value.text:
        put(place, Word(words.edited(random, value.text)))
    else:
        del (owner.items if isinstance(owner, Listing) else owner.pairs)[index]


def _change(random: Random, place: Place, known: list[Place], stock: Stock) -> None:
    owner, index = place
    kind = random.randrange(16)
    value = value_at(place)
    if kind <= 3:
        put(place, _odd_word(random))
    elif kind == 4:
        put(place, _odd_node(random, stock))
    elif kind == 5:
        del (owner.items if isinstance(owner, Listing) else owner.pairs)[index]
    elif kind == 6:
        _repeat(random, owner, index)
    elif kind <= 8 and isinstance(owner, Mapping):
        key = random.choice(stock.keys)
        owner.pairs.insert(index, (key, stock.value(random, key)))
    elif kind == 9 and isinstance(owner, Mapping):
        key = random.choice((*stock.keys[:: max(len(stock.keys) // 40, 1)], *words.ODD[:60]))
        owner.pairs[index] = (key, value)
    elif kind <= 11:
        key = owner.pairs[index][0] if isinstance(owner, Mapping) else random.choice(stock.keys)
        put(place, stock.value(random, key if key in stock.values else random.choice(stock.keys)))
    elif kind == 12:
        put(place, copied(value_at(random.choice(known))))
    elif kind == 13:
        put(place, Listing([value]) if random.randrange(2) else Mapping([("id", value)]))
    elif isinstance(value, Word):
        put(place, Word(words.edited(random, value.text), raw=value.raw and bool(random.randrange(2))))
    else:
        put(place, _odd_word(random))


def _repeat(random: Random, owner: Listing | Mapping, index: int) -> None:
    times = random.choice((1, 1, 2, 40))
    if isinstance(owner, Listing):
        owner.items[index:index] = [owner.items[index]] * times
    else:
        owner.pairs[index:index] = [owner.pairs[index]] * times


def _odd_word(random: Random) -> Node:
    text = words.text(random)
    raw = "\n" not in text and random.randrange(3) == 0
    if raw and not random.randrange(4):
        text = random.choice(("&a ", "!!python/object:os.system ", "!x ", "*a", "!!binary ", "? ", "- ", "# ")) + text
    return Word(text, raw=raw)


def _odd_node(random: Random, stock: Stock) -> Node:
    kind = random.randrange(7)
    if kind == 0:
        return Listing()
    if kind == 1:
        return Mapping()
    if kind == 2:
        node = _odd_word(random)
        for _ in range(random.choice((3, 12, 50, 62, 70, 90))):
            node = Listing([node]) if random.randrange(2) else Mapping([("group", node)])
        return node
    if kind == 3:
        return Listing([_odd_word(random)] * random.choice((1, 2, 3, 4, 300)))
    key = random.choice(stock.keys)
    return stock.value(random, key) if kind <= 5 else Mapping([(key, _odd_word(random))])


def copied(node: Node) -> Node:
    """The same tree, to be changed."""
    if isinstance(node, Listing):
        return Listing([copied(item) for item in node.items])
    if isinstance(node, Mapping):
        return Mapping([(key, copied(value)) for key, value in node.pairs])
    return Word(node.text, node.raw)
