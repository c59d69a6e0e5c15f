"""Damage bytes: of any file, of a font along its tables, of a picture along its parts."""

from __future__ import annotations

import zlib
from random import Random
from struct import pack, pack_into, unpack_from
from typing import Final

_EXTREME: Final = (0, 1, 2, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)
_PNG_HEAD: Final = 8
# The fields of a PNG and a JPEG of which readers believe most.
_CHUNKS: Final = (b"IHDR", b"PLTE", b"IDAT", b"IEND", b"tRNS", b"gAMA", b"iCCP", b"eXIf", b"zTXt", b"acTL", b"fcTL")


def damaged(random: Random, data: bytes, most: int = 6) -> bytes:
    """Bytes with some changes anywhere."""
    changed = bytearray(data)
    for _ in range(random.randint(1, most)):
        _change(random, changed, 0, len(changed))
    return bytes(changed)


def _change(random: Random, data: bytearray, start: int, end: int) -> None:
    """Change something between two places."""
    if end <= start:
        data[start:start] = random.randbytes(random.randint(1, 8))
        return
    at = random.randrange(start, end)
    kind = random.randrange(9)
    if kind == 0:
        data[at] ^= 1 << random.randrange(8)
    elif kind == 1:
        data[at] = random.randrange(256)
    elif kind <= 4:
        form, width = random.choice(((">B", 1), (">H", 2), (">H", 2), (">L", 4)))
        if at + width <= len(data):
            pack_into(form, data, at, random.choice(_EXTREME) % 256**width)
    elif kind == 5:
        del data[at : at + random.choice((1, 2, 4, 16, 100))]
    elif kind == 6:
        data[at:at] = random.randbytes(random.choice((1, 2, 4, 16)))
    elif kind == 7:
        other = random.randrange(start, end)
        data[at : at + 8] = data[other : other + 8]
    else:
        del data[at : random.choice((at + 1, len(data)))]


def damaged_font(random: Random, data: bytes, other: bytes) -> bytes:
    """A font with changes in its tables, or in what it says of them. other: a font to take tables from."""
    if not random.randrange(8):
        return damaged(random, data)
    tables = _tables(data)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        tag = random.choice(sorted(tables))
        kind = random.randrange(24) % 14
        table = bytearray(tables[tag])
        if kind <= 7:
            for _ in range(random.choice((1, 1, 2, 4))):
                # The first bytes of a table say how long its parts are.
                _change(random, table, 0, min(len(table), random.choice((8, 40, len(table)))))
        elif kind == 8:
            del table[random.randrange(len(table) + 1) :]
        elif kind == 9:
            table = bytearray(_tables(other).get(tag, b""))
        elif kind == 10 and len(tables) > 1:
            del tables[tag]
            continue
        elif kind == 11:
            table = bytearray(random.choice(sorted(tables.values())))
        elif kind == 12:
            table = bytearray(len(table))
        else:
            tables[random.choice(("kern", "GPOS", "GSUB", "CFF ", "CFF2", "COLR", "sbix", "fvar", "morx", "name"))] = (
                bytes(table)
            )
        tables[tag] = bytes(table)
    flavor = random.choice((data[:4],) * 60 + (b"OTTO", b"\0\1\0\0", b"true", b"wOFF", b"wOF2", b"ttcf"))
    font = bytearray(_sfnt(flavor, tables))
    if not random.randrange(12):
        _change(random, font, 0, 12 + 16 * len(tables))
    return bytes(font)


def _tables(data: bytes) -> dict[str, bytes]:
    (count,) = unpack_from(">H", data, 4)
    tables = {}
    for index in range(count):
        tag, start, length = unpack_from(">4s4xLL", data, 12 + 16 * index)
        tables[tag.decode("latin-1")] = data[start : start + length]
    return tables


def _sfnt(flavor: bytes, tables: dict[str, bytes]) -> bytes:
    """Tables as a font, with the directory that they need."""
    head, body = pack(">4s4H", flavor, len(tables), 0, 0, 0), b""
    start = 12 + 16 * len(tables)
    for tag, table in sorted(tables.items()):
        head += pack(">4s3L", tag.encode("latin-1"), 0, start + len(body), len(table))
        body += table + bytes(-len(table) % 4)
    return head + body


def damaged_picture(random: Random, data: bytes) -> bytes:
    """A picture with changes in its parts; those of a PNG get right checksums, so that readers believe them."""
    if data[:2] == b"\xff\xd8" or not random.randrange(4):
        return damaged(random, data)
    chunks = _png_chunks(data)
    for _ in range(random.randint(1, 3)):
        index = random.randrange(len(chunks))
        name, content = chunks[index]
        kind = random.randrange(8)
        changed = bytearray(content)
        if kind <= 3:
            _change(random, changed, 0, len(changed))
        elif kind == 4:
            chunks.insert(index, random.choice(chunks))
            continue
        elif kind == 5 and len(chunks) > 1:
            del chunks[index]
            continue
        elif kind == 6:
            name = random.choice(_CHUNKS)
        else:
            changed = bytearray(zlib.compress(random.randbytes(random.choice((0, 3, 400)))))
        chunks[index] = (name, bytes(changed))
    return data[:_PNG_HEAD] + b"".join(_png_chunk(name, content) for name, content in chunks)


def _png_chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    at, chunks = _PNG_HEAD, []
    while at < len(data):
        length, name = unpack_from(">L4s", data, at)
        chunks.append((name, data[at + 8 : at + 8 + length]))
        at += 12 + length
    return chunks


def _png_chunk(name: bytes, content: bytes) -> bytes:
    return pack(">L4s", len(content), name) + content + pack(">L", zlib.crc32(name + content))
