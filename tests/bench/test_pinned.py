import subprocess
from pathlib import Path

from bench.pinned import checkout


def git(folder: Path, *arguments: str) -> str:
    names = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    done = subprocess.run(["git", "-C", str(folder), *names, *arguments], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def test_a_commit_is_checked_out_once_and_another_one_takes_its_place(tmp_path: Path):
    repository, folder = tmp_path / "repository", tmp_path / "pinned"
    repository.mkdir()
    git(repository, "init", "--quiet")
    commits = []
    for text in ("one", "two"):
        (repository / "a.txt").write_text(text, encoding="utf-8")
        git(repository, "add", "a.txt")
        git(repository, "commit", "--quiet", "-m", text)
        commits.append(git(repository, "rev-parse", "HEAD"))

    assert checkout(commits[0], folder, repository) == folder
    assert (folder / "a.txt").read_text(encoding="utf-8") == "one"
    (folder / "cache").touch()
    checkout(commits[0], folder, repository)
    assert (folder / "cache").exists()
    checkout(commits[1], folder, repository)
    assert (folder / "a.txt").read_text(encoding="utf-8") == "two"
    assert not (folder / "cache").exists()


def test_a_commit_that_the_history_does_not_hold_is_none(tmp_path: Path):
    git(tmp_path, "init", "--quiet")
    assert checkout("23299c0", tmp_path / "pinned", tmp_path) is None
    assert not (tmp_path / "pinned").exists()
