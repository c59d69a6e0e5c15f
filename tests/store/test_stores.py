"""What every store does, and what the one on disk does about time, space, damage and other processes."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from pnp.store import sweeping
from pnp.store.disk import Store, open_store
from pnp.store.memory import MemoryStore, NoStore
from pnp.store.packing import CodecError
from pnp.store.sweeping import clear, stored_files, sweep
from pnp.store.traces import Result, TraceStore

ROOT = Path(__file__).parents[2]
MB = 1024 * 1024
posix = pytest.mark.skipif(sys.platform == "win32", reason="pipes, owners and links that anyone may make")


def now(**digests: str) -> Callable[[str], str | None]:
    """The digests that reads have now."""
    return digests.get


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "cache"


@pytest.fixture
def store(folder: Path) -> TraceStore:
    return open_store(folder, "pnp 1")


@pytest.fixture(params=["disk", "memory"])
def any_store(request: pytest.FixtureRequest, folder: Path) -> TraceStore:
    return open_store(folder, "pnp 1") if request.param == "disk" else MemoryStore()


def files(folder: Path) -> list[Path]:
    """Every result and every content that is kept."""
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != "tally"]


def only_file(folder: Path) -> Path:
    (path,) = files(folder)
    return path


def age(folder: Path, *oldest_first: Path) -> None:
    """Say of files that they were used long ago, one after the other."""
    for moment, path in enumerate(oldest_first, 1000):
        os.utime(path, (moment, moment))


# What every store does


def test_a_result_is_found_while_all_that_was_read_is_what_it_was(any_store: TraceStore) -> None:
    result = Result((1, 0.1, ("a", b"b", None, True)), {"page": b"operators"})
    any_store.keep("cards/a4", {"deck": "d1", "theme": "t1"}, result)
    assert any_store.find("cards/a4", now(deck="d1", theme="t1", other="o")) == result
    assert any_store.find("cards/a4", now(deck="d1", theme="t2")) is None
    assert any_store.find("cards/a4", now(deck="d1")) is None
    assert any_store.find("cards/letter", now(deck="d1", theme="t1")) is None


def test_reads_are_asked_in_order_until_one_does_not_hold(any_store: TraceStore) -> None:
    any_store.keep("book", {"cheap": "1", "changed": "2", "dear": "3"}, Result("pages"))
    asked = []

    def digest_of(key: str) -> str:
        asked.append(key)
        return "1"

    assert any_store.find("book", digest_of) is None
    assert asked == ["cheap", "changed"]


def test_what_is_undone_finds_its_earlier_result_and_the_fifth_variant_takes_the_place_of_the_oldest(
    any_store: TraceStore,
) -> None:
    for number in "1234":
        any_store.keep("card", {"text": number}, Result(f"face {number}"))
    # The first one is used again, so the second is the oldest now.
    assert any_store.find("card", now(text="1")) == Result("face 1")
    any_store.keep("card", {"text": "5"}, Result("face 5"))
    found = [any_store.find("card", now(text=number)) for number in "12345"]
    assert found == [Result("face 1"), None, Result("face 3"), Result("face 4"), Result("face 5")]


def test_the_newest_result_wins_where_several_hold(any_store: TraceStore) -> None:
    any_store.keep("card", {"text": "1"}, Result("read the text"))
    any_store.keep("card", {"theme": "1"}, Result("read the theme"))
    assert any_store.find("card", now(text="1", theme="1")) == Result("read the theme")


def test_a_result_for_the_same_reads_takes_the_place_of_the_earlier_one(any_store: TraceStore) -> None:
    any_store.keep("card", {"text": "0"}, Result("other"))
    for number in range(9):
        any_store.keep("card", {"text": "1"}, Result(number))
    assert any_store.find("card", now(text="1")) == Result(8)
    assert any_store.find("card", now(text="0")) == Result("other")


def test_content_is_known_by_its_digest(any_store: TraceStore) -> None:
    key = any_store.put_blob(b"operators")
    assert key == hashlib.sha256(b"operators").hexdigest()
    assert any_store.blob(key) == b"operators"
    assert any_store.blob("0" * 64) is None
    assert any_store.blob("../../../etc/passwd") is None


def test_no_store_keeps_nothing() -> None:
    store: TraceStore = NoStore()
    store.keep("card", {}, Result("face", {"page": b"operators"}))
    assert store.find("card", now()) is None
    assert store.blob(store.put_blob(b"operators")) is None


def test_the_memory_forgets_what_was_not_used_for_longest() -> None:
    store = MemoryStore(most_names=2, most_bytes=10)
    for name in ("a", "b"):
        store.keep(name, {}, Result(name))
    assert store.find("a", now()) == Result("a")
    store.keep("c", {}, Result("c"))
    assert [store.find(name, now()) for name in "abc"] == [Result("a"), None, Result("c")]
    keys = [store.put_blob(data) for data in (b"12345", b"67890", b"x")]
    assert [store.blob(key) for key in keys] == [None, b"67890", b"x"]
    store.keep("c", {}, Result("c", {"page": b"1234567890"}))
    assert store.find("c", now()) == Result("c", {"page": b"1234567890"})
    store.put_blob(b"y")
    assert store.find("c", now()) is None


# What lies on the disk


def test_results_outlive_the_process_and_equal_content_is_there_once(store: TraceStore, folder: Path) -> None:
    for name in ("front", "back"):
        store.keep(name, {"deck": "1"}, Result(name, {"page": b"operators" * 1000}))
    assert open_store(folder, "pnp 1").find("back", now(deck="1")) == Result("back", {"page": b"operators" * 1000})
    kinds = sorted(file.kind for file in stored_files(folder))
    assert kinds == ["blobs", "traces", "traces"]


def test_another_program_finds_nothing_and_disturbs_nothing(store: TraceStore, folder: Path) -> None:
    store.keep("card", {}, Result("of 1"))
    other = open_store(folder, "pnp 2")
    assert other.find("card", now()) is None
    other.keep("card", {}, Result("of 2"))
    assert store.find("card", now()) == Result("of 1")
    assert other.find("card", now()) == Result("of 2")


def test_every_value_comes_back_as_it_was(store: TraceStore) -> None:
    value = (
        -(2**63),
        2**64 - 1,
        -0.0,
        1.5e-320,
        float("inf"),
        "ü\udc80\0",
        b"\0\xff",
        {"a": (), 3: {"b": None}},
        1,
        True,
    )
    store.keep("all", {"ü\udcff": "\0"}, Result(value))
    found = store.find("all", {"ü\udcff": "\0"}.get)
    assert found is not None
    assert repr(found.value) == repr(value)


@pytest.mark.parametrize("value", [{1, 2}, object(), 2**64, "x".join])
def test_a_value_that_is_not_plain_is_refused(store: TraceStore, value: object) -> None:
    with pytest.raises(CodecError):
        store.keep("card", {}, Result(value))


# Damage


def flip(position: int) -> Callable[[bytes], bytes]:
    def flipped(content: bytes) -> bytes:
        place = position % len(content)
        return content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :]

    return flipped


def test_any_byte_that_changes_makes_a_result_unknown(store: TraceStore, folder: Path) -> None:
    store.keep("card", {"text": "1"}, Result(("face", 1.5)))
    path = only_file(folder)
    content = path.read_bytes()
    for position in range(len(content)):
        path.write_bytes(flip(position)(content))
        assert store.find("card", now(text="1")) is None, position
        assert not path.exists()
        store.keep("card", {"text": "1"}, Result(("face", 1.5)))
        assert store.find("card", now(text="1")) == Result(("face", 1.5))


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: b"",
        lambda content: content[:-1],
        lambda content: content[:100],
        lambda content: content + b"\0",
        lambda content: b"x" * len(content),
        lambda content: b"\x80\x04cos\nsystem\n",
        lambda content: content[:8] + (2).to_bytes(4, "big") + content[12:],
        lambda content: content[:8] + (0).to_bytes(4, "big") + content[12:],
    ],
    ids=["empty", "one byte short", "truncated", "one byte more", "foreign", "pickle", "newer", "older"],
)
def test_a_damaged_result_is_removed_and_made_again(
    store: TraceStore, folder: Path, damage: Callable[[bytes], bytes]
) -> None:
    store.keep("card", {"text": "1"}, Result("face"))
    path = only_file(folder)
    path.write_bytes(damage(path.read_bytes()))
    assert store.find("card", now(text="1")) is None
    assert not path.exists()
    store.keep("card", {"text": "1"}, Result("face"))
    assert store.find("card", now(text="1")) == Result("face")


def test_the_result_of_another_task_in_the_place_of_ours_is_not_taken_for_ours(store: TraceStore, folder: Path) -> None:
    store.keep("card", {"text": "1"}, Result("face"))
    ours = only_file(folder)
    store.keep("book", {"text": "1"}, Result("pages"))
    (other,) = (path for path in files(folder) if path != ours)
    ours.write_bytes(other.read_bytes())
    assert store.find("card", now(text="1")) is None
    assert store.find("book", now(text="1")) == Result("pages")


def test_a_result_whose_content_is_damaged_or_gone_is_made_again(store: TraceStore, folder: Path) -> None:
    result = Result("page", {"operators": b"x" * 1000})
    for damage in (flip(500), lambda content: content[:-1], None):
        store.keep("card", {}, result)
        (blob,) = (path for path in files(folder) if "blobs" in path.parts)
        if damage is None:
            blob.unlink()
        else:
            blob.write_bytes(damage(blob.read_bytes()))
        assert store.find("card", now()) is None
        assert files(folder) == []
    store.keep("card", {}, result)
    assert store.find("card", now()) == result


def an_empty_folder(path: Path) -> None:
    path.mkdir()


def a_full_folder(path: Path) -> None:
    (path / "below").mkdir(parents=True)
    (path / "below/file").write_text("x")


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_link_to_itself(path: Path) -> None:
    path.symlink_to(path.name)


def a_link_to_a_whole_result(path: Path) -> None:
    elsewhere = path.parents[3] / "elsewhere"
    path.rename(elsewhere) if path.exists() else elsewhere.write_bytes(b"x")
    path.symlink_to(elsewhere)


@posix
@pytest.mark.parametrize("put", [an_empty_folder, a_full_folder, a_pipe, a_link_to_itself, a_link_to_a_whole_result])
@pytest.mark.parametrize("kind", ["traces", "blobs"])
def test_what_is_no_file_is_neither_waited_for_nor_followed(
    store: TraceStore, folder: Path, put: Callable[[Path], None], kind: str
) -> None:
    result = Result("page", {"operators": b"x" * 1000})
    store.keep("card", {}, result)
    (path,) = (path for path in files(folder) if kind in path.parts)
    if put is not a_link_to_a_whole_result:
        path.unlink()
    put(path)
    assert store.find("card", now()) is None
    store.keep("card", {}, result)
    assert store.find("card", now()) == result
    assert not path.is_symlink()


@posix
@pytest.mark.parametrize("depth", [0, 1])
def test_a_folder_that_is_a_link_is_not_followed(store: TraceStore, folder: Path, depth: int) -> None:
    store.keep("card", {}, Result("face"))
    inside = only_file(folder).parents[depth]
    elsewhere = folder.parent / "elsewhere"
    inside.rename(elsewhere)
    before = sorted(elsewhere.rglob("*"))
    inside.symlink_to(elsewhere)
    again = open_store(folder, "pnp 1")
    assert again.find("card", now()) is None
    again.keep("card", {}, Result("new face"))
    assert again.find("card", now()) == Result("new face")
    assert sorted(elsewhere.rglob("*")) == before


@posix
def test_a_tally_that_is_a_pipe_is_not_waited_for(store: TraceStore, folder: Path) -> None:
    os.mkfifo(folder / "tally")
    assert store.blob(store.put_blob(b"operators")) == b"operators"
    assert not (folder / "tally").exists()


@posix
def test_a_tally_that_is_a_link_is_not_written_through(store: TraceStore, folder: Path) -> None:
    (folder.parent / "mine").write_text("mine")
    (folder / "tally").symlink_to("../mine")
    store.put_blob(b"operators")
    assert (folder.parent / "mine").read_text() == "mine"


@posix
def test_a_file_of_another_user_is_removed(store: TraceStore, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store.keep("card", {}, Result("face"))
    assert store.find("card", now()) == Result("face")
    with monkeypatch.context() as patch:
        patch.setattr("pnp.store.disk.is_ours", lambda status: False)
        assert store.find("card", now()) is None
    assert files(folder) == []


def test_a_file_that_cannot_be_opened_at_the_moment_is_left(
    store: TraceStore, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.keep("card", {}, Result("face"))

    def refuse(path: str) -> int:
        raise OSError(24, "Too many open files")

    with monkeypatch.context() as patch:
        patch.setattr("pnp.store.disk.open_plain", refuse)
        assert store.find("card", now()) is None
    assert store.find("card", now()) == Result("face")


# Room


def test_what_was_not_used_for_longest_goes_first(store: TraceStore, folder: Path) -> None:
    keys = [store.put_blob(bytes([number]) * MB) for number in range(8)]
    paths = [folder / "blobs" / key[:2] / key[2:] for key in keys]
    age(folder, *paths)
    assert store.blob(keys[0]) is not None
    sweep(folder, 8 * MB)
    # Three quarters of eight are left: the first was used again, so the second and the third go.
    assert [key for key in keys if store.blob(key) is not None] == [keys[0], *keys[3:]]


def test_nothing_goes_while_there_is_room(store: TraceStore, folder: Path) -> None:
    keys = [store.put_blob(bytes([number]) * MB) for number in range(7)]
    sweep(folder, 8 * MB)
    assert all(store.blob(key) for key in keys)


def test_a_store_never_grows_beyond_its_limit_even_in_many_short_processes(folder: Path) -> None:
    for number in range(100):
        open_store(folder, "pnp 1", most_bytes=2 * MB).put_blob(bytes([number]) * 100_000)
        assert sum(path.stat().st_size for path in files(folder)) <= 2 * MB
    assert len(files(folder)) > 10


def test_room_is_not_looked_for_at_every_keep(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    swept = []
    monkeypatch.setattr("pnp.store.disk.sweep", lambda *arguments: swept.append(arguments))
    store = open_store(folder, "pnp 1", most_bytes=64 * MB)
    for number in range(7):
        store.put_blob(bytes([number]) * MB)
    assert swept == []
    store.put_blob(b"x" * MB)
    assert len(swept) == 1


def test_files_that_a_killed_process_was_writing_go_after_an_hour(store: TraceStore, folder: Path) -> None:
    store.put_blob(b"x")
    for name in ("a" * 24, "b" * 24):
        (folder / "aside" / name).write_bytes(b"half")
    age(folder, folder / "aside" / ("a" * 24))
    sweep(folder, MB)
    assert sorted(path.name for path in (folder / "aside").iterdir()) == ["b" * 24]


def test_a_result_that_would_fill_half_the_store_is_not_kept(folder: Path) -> None:
    store = open_store(folder, "pnp 1", most_bytes=MB)
    store.keep("book", {}, Result(b"x" * MB))
    assert store.find("book", now()) is None
    assert files(folder) == []


def test_no_file_stays_open(store: TraceStore) -> None:
    def next_descriptor() -> int:
        descriptor = os.open(os.devnull, os.O_RDONLY)
        os.close(descriptor)
        return descriptor

    before = next_descriptor()
    store.keep("card", {}, Result("face", {"page": b"operators"}))
    assert store.find("card", now()) is not None
    assert next_descriptor() == before


# Where nothing can be kept


def assert_keeps_nothing(store: TraceStore) -> None:
    store.keep("card", {}, Result("face", {"page": b"operators"}))
    assert store.find("card", now()) is None
    assert store.blob(store.put_blob(b"operators")) is None


def test_without_a_folder_or_with_no_room_at_all_nothing_is_kept(folder: Path) -> None:
    assert_keeps_nothing(open_store(None, "pnp 1"))
    assert_keeps_nothing(open_store(folder, "pnp 1", most_bytes=0))
    assert not folder.exists()


def test_below_a_file_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert_keeps_nothing(open_store(tmp_path / "file", "pnp 1"))
    assert_keeps_nothing(open_store(tmp_path / "file/cache", "pnp 1"))


@pytest.mark.parametrize("number", [28, 30, 13], ids=["full", "read-only", "refused"])
def test_a_disk_that_refuses_costs_only_time(
    store: TraceStore, folder: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    store.keep("card", {}, Result("face"))

    def refuse(path: str, content: bytes, mode: int = 0) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr("pnp.store.disk.write_new", refuse)
    store.keep("book", {}, Result("pages", {"page": b"operators"}))
    assert store.find("book", now()) is None
    assert store.find("card", now()) == Result("face")
    assert [path.parent.parent.name for path in files(folder)] == ["traces"]


def test_a_folder_that_is_cleared_meanwhile_is_made_again(store: TraceStore, folder: Path) -> None:
    store.keep("card", {}, Result("face"))
    clear(folder)
    folder.rmdir()
    assert store.find("card", now()) is None
    store.keep("card", {}, Result("face"))
    assert store.find("card", now()) == Result("face")


@posix
def test_only_the_owner_can_look_into_the_folder(store: TraceStore, folder: Path) -> None:
    store.keep("card", {}, Result("face"))
    assert folder.stat().st_mode & 0o777 == 0o700
    assert only_file(folder).stat().st_mode & 0o777 == 0o600


@posix
@pytest.mark.parametrize("mode", [0o770, 0o707, 0o1777])
def test_a_folder_that_others_can_write_in_is_not_trusted(store: TraceStore, folder: Path, mode: int) -> None:
    store.keep("card", {}, Result("face"))
    folder.chmod(mode)
    assert_keeps_nothing(open_store(folder, "pnp 1"))
    folder.chmod(0o700)
    assert open_store(folder, "pnp 1").find("card", now()) == Result("face")


@posix
def test_what_belongs_to_another_user_is_not_trusted(
    store: TraceStore, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.keep("card", {}, Result("face"))
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    assert_keeps_nothing(open_store(folder, "pnp 1"))
    assert store.find("card", now()) is None


# Several processes

WORKER = """
import sys
from pathlib import Path
from pnp.store.disk import open_store
from pnp.store.sweeping import sweep
from pnp.store.traces import Result

folder, number = Path(sys.argv[1]), int(sys.argv[2])
store = open_store(folder, "pnp 1", most_bytes=400_000)
found = 0
for turn in range(300):
    name = f"task {turn % 7}"
    version = str((turn + number) % 3)
    result = store.find(name, {"version": version}.get)
    if result is None:
        content = (name + version).encode() * 2000
        store.keep(name, {"version": version}, Result((name, version), {"content": content}))
    else:
        found += 1
        assert result.value == (name, version), result.value
        assert result.blobs["content"] == (name + version).encode() * 2000
    if turn % 50 == number:
        sweep(folder, 150_000)
print(found)
"""


def test_processes_that_keep_find_and_remove_at_once_never_see_half_a_result(folder: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", WORKER, str(folder), str(number)],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(4)
    ]
    said = [worker.communicate(timeout=120) for worker in workers]
    assert [err for _, err in said] == [""] * 4
    assert all(int(out) > 20 for out, _ in said)


# Looking at it, and clearing it


def test_clearing_removes_what_is_ours_and_says_how_much_that_was(store: TraceStore, folder: Path) -> None:
    store.keep("card", {}, Result("face", {"page": b"x" * 1000}))
    size = sum(path.stat().st_size for path in files(folder))
    others = {
        folder / "notes.txt": "mine",
        folder / "traces/notes.txt": "mine",
        folder / "blobs/zz/file": "mine",
    }
    for path, text in others.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    assert clear(folder) == size
    left: Mapping[Path, str] = {path: path.read_text() for path in files(folder)}
    assert left == others
    assert not (folder / "aside").exists()
    assert not (folder / "tally").exists()


@posix
def test_clearing_follows_no_link(store: TraceStore, folder: Path) -> None:
    store.keep("card", {}, Result("face"))
    path = only_file(folder)
    elsewhere = folder.parent / "elsewhere"
    (folder / "traces").rename(elsewhere)
    (folder / "traces").symlink_to(elsewhere)
    assert clear(folder) == 0
    assert (elsewhere / path.relative_to(folder / "traces")).exists()


def test_clearing_what_is_not_there_frees_nothing(folder: Path) -> None:
    assert clear(folder) == 0
    assert list(sweeping.stored_files(folder)) == []


def test_a_store_is_what_its_protocol_says() -> None:
    stores: list[TraceStore] = [NoStore(), MemoryStore(), Store(Path("/nowhere/at/all"), program="pnp 1")]
    assert [store.find("card", now()) for store in stores] == [None] * 3
