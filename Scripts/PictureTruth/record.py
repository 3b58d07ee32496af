# Part of Snug, under the Apache License 2.0; see LICENSE.
"""Lets a project's own snapshot tests draw with Snug, and pairs what they wrote with what a simulator
recorded (Documentation/Fidelity.md §5)."""
import os
import re
import shutil
import subprocess
import threading
from pathlib import Path

REFERENCE = re.compile(
    r"(^|/)(__Snapshots__\w*|ReferenceImages\w*|[Ss]napshots?( Results)?)/.*\.png$")
# What names say of the system and the device of a recording.
RELEASE = re.compile(r"[_ -](?:iOS[-_ ]?)?(\d+(?:[._]\d+)?)(?:_\d+x\d+)?(?=(?:@\dx)?\.png$)")
STAND_INS = Path(__file__).resolve().parents[2] / "Fixtures" / "SnapshotLibraries"


def git(folder, *words):
    return subprocess.run(
        ["git", "-C", str(folder), *words], check=True, capture_output=True, text=True).stdout


def references(checkout, commit, pattern):
    """The recorded pictures of a commit, those that are Git LFS's pointers left out."""
    found = []
    for line in git(checkout, "ls-tree", "-r", "-l", "-z", commit).split("\0"):
        fields, _, path = line.partition("\t")
        if path and pattern.search(path) and int(fields.split()[3]) > 400:
            found.append(path)
    return found


def last_changes(checkout, commit, paths):
    """The commit that last changed each path, with its date."""
    wanted, result, current = set(paths), {}, None
    log = git(checkout, "log", "--format=%x01%h %cs", "--name-only", "-z", "--no-renames", commit)
    for part in log.replace("\n", "\0").split("\0"):
        if part.startswith("\x01"):
            current = part[1:]
        elif part in wanted and part not in result:
            result[part] = current
    return result


def plain(name):
    """A picture's name without the release that it was recorded on."""
    return RELEASE.sub("", name)


def release(name):
    match = RELEASE.search(name)
    return tuple(int(part) for part in re.split("[._]", match.group(1))) if match else (0,)


def worktree(checkout, commit, folder):
    """A copy of the commit's files; its pictures stay, so that bundles find theirs."""
    subprocess.run(
        ["git", "clone", "-q", "--shared", "--no-checkout", str(checkout), str(folder)], check=True)
    # Files that the store lacks are no reason to stop.
    subprocess.run(
        ["git", "-C", str(folder), "checkout", "-q", "--force", commit], capture_output=True)


def packages(given, folder):
    """The given checkouts and the stand-ins of libraries that cannot be compiled here."""
    folder.mkdir(parents=True, exist_ok=True)
    for source in [*(Path(given).iterdir() if given else []), *STAND_INS.iterdir()]:
        target = folder / source.name
        if source.is_dir() and not target.exists():
            target.symlink_to(source.resolve())
    return folder


class Collector(threading.Thread):
    """Holds on to pictures in a folder whose owner removes it: an app's files go with the app."""

    def __init__(self, folder, target):
        super().__init__(daemon=True)
        self.folder, self.target, self.done = folder, target, threading.Event()

    def run(self):
        while not self.done.wait(0.02):
            self.collect()

    def collect(self):
        for path in pictures(self.folder):
            link = self.target / path.relative_to(self.folder)
            try:
                if not link.exists():
                    link.parent.mkdir(parents=True, exist_ok=True)
                    os.link(path, link)
            except FileNotFoundError:
                continue


def run(snug, project, words, work, settings):
    """Runs the tests as recorders; returns the folder with what they wrote outside of the project,
    and the text."""
    temporary, outside = work / "temporary", work / "written"
    for folder in (temporary, outside):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    environment = dict(
        os.environ, SNAPSHOT_TESTING_RECORD="all", SNAPSHOT_ARTIFACTS=str(outside),
        FB_REFERENCE_IMAGE_DIR=str(outside / "ReferenceImages"), IMAGE_DIFF_DIR=str(outside),
        TMPDIR=str(temporary), **settings)
    command = [snug, "test", str(project), "--trust", *words]
    collector = Collector(temporary, outside)
    collector.start()
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    collector.done.set()
    collector.join()
    return outside, done.stdout + done.stderr


def pictures(folder):
    """The pictures below a folder, of which parts may go meanwhile."""
    return [
        Path(place, name) for place, _, names in os.walk(folder) for name in sorted(names)
        if name.endswith(".png") and ".git" not in Path(place).parts]


def tail(path, count):
    return "/".join(Path(path).parts[-count:])


def paired(recorded, written):
    """Recorded path → written file: the same trailing path but for the release in the name.

    Of several recordings of one picture the newest counts."""
    result = {}
    for depth in (6, 5, 4, 3, 2, 1):
        ours = {}
        for path in written:
            ours.setdefault(plain(tail(path, depth)), []).append(path)
        theirs = {}
        for path in recorded:
            theirs.setdefault(plain(tail(path, depth)), []).append(path)
        for name, paths in theirs.items():
            files = ours.get(name, [])
            folders = {str(Path(path).parent) for path in paths}
            if len(files) == 1 and len(folders) == 1 and files[0] not in result.values():
                result.setdefault(max(paths, key=release), files[0])
    return result


def record(snug, checkout, commit, recorded, options, work):
    """Draws a commit's pictures: first with the recorded ones away, which lets recorders that write
    what is missing do so, then with them there, for those that write only what differs.

    Returns recorded path → written file, and the text of the runs."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    copy = work / "source"
    worktree(checkout, commit, copy)
    words = list(options.arguments)
    words += ["--packages", str(packages(options.packages, work / "packages")), "--offline"]
    settings = dict(item.split("=", 1) for item in options.set)
    kept, texts = work / "kept", []
    result = {}
    for away in (True, False):
        missing = [path for path in recorded if path not in result]
        if not missing or (not away and len(result) > 0.9 * len(recorded)):
            break
        for path in recorded:
            if away:
                (copy / path).unlink(missing_ok=True)
        if not away:
            subprocess.run(["git", "-C", str(copy), "checkout", "-q", "--force", commit],
                           capture_output=True)
            subprocess.run(["git", "-C", str(copy), "clean", "-fdq"], capture_output=True)
        outside, text = run(snug, copy / options.project, words, work, settings)
        texts.append(text)
        written = pictures(outside)
        if away:
            known = set(git(copy, "ls-files", "-z").split("\0")) - set(recorded)
            written += [p for p in pictures(copy) if str(p.relative_to(copy)) not in known]
        for path, file in paired(missing, written).items():
            target = kept / f"{len(result)}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
            result[path] = target
    return result, "\n".join(texts)
