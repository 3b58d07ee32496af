# Part of Snug, under the Apache License 2.0; see LICENSE.
"""Edges of shapes and lines of text in a picture, in points (Documentation/Fidelity.md §5)."""
from dataclasses import dataclass

import numpy
from PIL import Image
from scipy import ndimage

SQUARE = 8.0  # points: what holds a square of one colour of this side is a surface
SIDE = 8.0  # points: the least length of a straight side
SAME = 3  # of 255: neighbours that differ by no more are of one surface
STEP = 10  # of 255: the least difference between the sides of an edge
TALL = 90.0  # points: the tallest glyph


@dataclass(frozen=True)
class Edge:
    """A straight side of a shape: across `axis` ("x" or "y") at `place`, from `start` to `end`."""

    axis: str
    place: float
    start: float
    end: float


@dataclass(frozen=True)
class Line:
    """The ink of a line of text."""

    left: float
    right: float
    top: float
    baseline: float
    height: float
    surface: int


@dataclass(frozen=True)
class Measured:
    """Sizes and places in points; `marks` counts what stands alone, such as icons."""

    size: tuple
    edges: list
    paragraphs: list
    marks: int


def read(path):
    """The picture's colours; what is transparent is light green."""
    picture = Image.open(path).convert("RGBA")
    ground = Image.new("RGBA", picture.size, (200, 255, 200, 255))
    ground.alpha_composite(picture)
    return numpy.asarray(ground.convert("RGB")).astype(numpy.int16)


def surfaces(pixels, side):
    """Numbers the connected areas of one colour that hold a square of `side` pixels; 0 elsewhere."""
    height, width, _ = pixels.shape
    low = ndimage.minimum_filter(pixels, size=(side, side, 1), mode="nearest")
    high = ndimage.maximum_filter(pixels, size=(side, side, 1), mode="nearest")
    cores = ((high - low) <= SAME).all(axis=2)
    # Pixels stand at even places of a grid twice as fine, the ties between them at odd ones.
    grid = numpy.zeros((2 * height - 1, 2 * width - 1), bool)
    grid[::2, ::2] = True
    grid[::2, 1::2] = (numpy.abs(numpy.diff(pixels, axis=1)) <= SAME).all(axis=2)
    grid[1::2, ::2] = (numpy.abs(numpy.diff(pixels, axis=0)) <= SAME).all(axis=2)
    found, count = ndimage.label(grid)
    areas = found[::2, ::2]
    holds = numpy.zeros(count + 1, bool)
    holds[numpy.unique(areas[cores])] = True
    return numpy.where(holds[areas], areas, 0)


def runs(values):
    """Begin and end of each stretch of equal pairs that are not zero."""
    changes = numpy.flatnonzero(numpy.diff(values, prepend=0, append=0))
    for begin, end in zip(changes[:-1], changes[1:]):
        if values[begin]:
            yield int(begin), int(end)


def sides(pixels, labels, axis, scale):
    """The straight sides between two surfaces with at most two blended pixels between them."""
    if axis == "y":
        pixels, labels = pixels.transpose(1, 0, 2), labels.T
    height, width = labels.shape
    found = []
    least = SIDE * scale
    for gap in (0, 1, 2):
        first, second = labels[:, : width - 1 - gap], labels[:, 1 + gap :]
        pair = numpy.where((first > 0) & (second > 0) & (first != second), 1, 0)
        for k in range(1, gap + 1):
            pair &= labels[:, k : width - 1 - gap + k] == 0
        key = numpy.where(pair > 0, first.astype(numpy.int64) * 1_000_003 + second, 0)
        for x in numpy.flatnonzero(pair.sum(axis=0) >= least):
            for begin, end in runs(key[:, x]):
                if end - begin < least:
                    continue
                middle = (begin + end) // 2
                left, right = pixels[middle, x], pixels[middle, x + 1 + gap]
                channel = int(numpy.argmax(numpy.abs(right - left)))
                difference = int(right[channel]) - int(left[channel])
                if abs(difference) < STEP:
                    continue
                # A blended pixel belongs to the left surface by its share of that colour.
                blended = pixels[middle, x + 1 : x + 1 + gap, channel]
                share = sum((int(right[channel]) - int(b)) / difference for b in blended)
                if any(not 0 <= (int(right[channel]) - int(b)) / difference <= 1 for b in blended):
                    continue
                found.append(Edge(axis, (x + 1 + share) / scale, begin / scale, end / scale))
    return found


def joined(edges):
    """One edge for pieces of a side that something stands on."""
    result = []
    for edge in sorted(edges, key=lambda e: (e.axis, round(e.place * 12), e.start)):
        last = result[-1] if result else None
        if last and last.axis == edge.axis and abs(last.place - edge.place) < 0.05:
            result[-1] = Edge(edge.axis, last.place, last.start, max(last.end, edge.end))
        else:
            result.append(edge)
    return result


def glyphs(pixels, labels, scale):
    """Boxes of what stands on one surface and is none; thin long boxes apart."""
    ink, _ = ndimage.label(labels == 0, structure=numpy.ones((3, 3)))
    numbers, first = numpy.unique(labels, return_index=True)
    colours = dict(zip(numbers.tolist(), pixels.reshape(-1, 3)[first]))
    boxes, rules = [], []
    for number, (rows, columns) in enumerate(ndimage.find_objects(ink), start=1):
        top, bottom, left, right = rows.start, rows.stop, columns.start, columns.stop
        height, width = (bottom - top) / scale, (right - left) / scale
        if min(height, width) <= 4 and max(height, width) >= 24:
            rules.append((left, top, right, bottom))
            continue
        if height > TALL or width > 2.5 * TALL:
            continue
        ring = labels[max(top - 1, 0) : bottom + 1, max(left - 1, 0) : right + 1]
        around = numpy.concatenate([ring[0], ring[-1], ring[:, 0], ring[:, -1]])
        around = around[around > 0]
        if not around.size:
            continue
        values, counts = numpy.unique(around, return_counts=True)
        ground = int(values[numpy.argmax(counts)])
        inside = pixels[rows, columns][ink[rows, columns] == number]
        if counts.max() < 0.5 * around.size:
            continue
        if numpy.abs(inside - colours[ground]).max() >= 3 * STEP:
            boxes.append((left, top, right, bottom, ground))
    return boxes, rules


def rule_edges(rules, scale):
    """A thin line is known by its middle and its ends."""
    for left, top, right, bottom in rules:
        x0, x1, y0, y1 = left / scale, right / scale, top / scale, bottom / scale
        if x1 - x0 > y1 - y0:
            yield Edge("y", (y0 + y1) / 2, x0, x1)
        else:
            yield Edge("x", (x0 + x1) / 2, y0, y1)


class Row:
    """Glyphs that stand side by side."""

    def __init__(self, box):
        self.boxes, self.ground = [box], box[4]
        self.left, self.top, self.right, self.bottom = box[:4]
        self.tallest = self.bottom - self.top

    def takes(self, box, scale):
        """Whether what stands to the right goes on with the row: not much farther off than a word."""
        left, top, right, bottom, ground = box
        tallest = max(self.tallest, bottom - top)
        if ground != self.ground or left - self.right > max(0.62 * tallest, 4.5 * scale):
            return False
        near = [b for b in self.boxes[-12:] if b[3] - b[1] > 0.45 * self.tallest][-4:]
        near = near or self.boxes
        above, below = min(b[1] for b in near), max(b[3] for b in near)
        if bottom - top < 0.45 * self.tallest:
            # Dots, commas and dashes.
            return above - 0.1 * tallest < (top + bottom) / 2 < below + 0.2 * tallest
        overlap = min(bottom, below) - max(top, above)
        return overlap > 0.4 * min(self.tallest, bottom - top) and self.tallest > 0.3 * tallest

    def add(self, box):
        self.boxes.append(box)
        self.tallest = max(self.tallest, box[3] - box[1])
        self.left, self.right = min(self.left, box[0]), max(self.right, box[2])
        self.top, self.bottom = min(self.top, box[1]), max(self.bottom, box[3])

    @property
    def is_text(self):
        """Two marks side by side; the parts of an icon stand above one another."""
        return max(box[0] for box in self.boxes) >= min(box[2] for box in self.boxes)

    @property
    def height(self):
        return self.bottom - self.top

    def line(self, scale):
        # Most glyphs stand on the baseline; some hang below, commas and dots are small.
        standing = [b[3] for b in self.boxes if b[3] - b[1] > 0.45 * self.tallest]
        values, counts = numpy.unique(standing, return_counts=True)
        return Line(
            self.left / scale, self.right / scale, self.top / scale,
            int(values[numpy.argmax(counts)]) / scale, self.height / scale, self.ground)


def text_lines(boxes, scale):
    """Joins glyphs to lines on one surface; a mark alone, such as an icon, is no line."""
    rows = []
    for box in sorted(boxes, key=lambda b: b[0]):
        takers = [row for row in rows if row.takes(box, scale)]
        if takers:
            max(takers, key=lambda row: (row.tallest > 2 * scale, row.right)).add(box)
        else:
            rows.append(Row(box))
    lines = [row.line(scale) for row in rows if row.is_text]
    return lines, len(rows) - len(lines)


def paragraphs(lines):
    """Lines below one another at the distance of lines, with a common side or middle."""
    chains = []
    for line in sorted(lines, key=lambda line: (line.baseline, line.left)):
        best = None
        for chain in chains:
            last = chain[-1]
            pitch = line.baseline - last.baseline
            if last.surface != line.surface or not 0.6 * last.height < pitch < 1.75 * last.height:
                continue
            close = 0.25 * last.height
            common = (
                abs(line.left - last.left) <= close or abs(line.right - last.right) <= close
                or abs(line.left + line.right - last.left - last.right) <= close)
            if common and abs(line.height - last.height) <= 0.45 * max(line.height, last.height):
                best = chain
        if best is None:
            chains.append([line])
        else:
            best.append(line)
    return [part for chain in chains for part in parted(chain)]


def parted(chain):
    """A heading is farther from its text than the text's lines are from each other."""
    pitches = [after.baseline - before.baseline for before, after in zip(chain, chain[1:])]
    parts = [[chain[0]]]
    for i, line in enumerate(chain[1:]):
        beside = pitches[max(i - 1, 0) : i + 2]
        if pitches[i] > 1.06 * min(beside) + 0.6:
            parts.append([])
        parts[-1].append(line)
    return parts


def measure(path, scale):
    """Everything that is compared of a picture with `scale` pixels a point."""
    pixels = read(path)
    height, width, _ = pixels.shape
    side = max(3, round(SQUARE * scale))
    side += 1 - side % 2
    labels = surfaces(pixels, side)
    edges = sides(pixels, labels, "x", scale) + sides(pixels, labels, "y", scale)
    boxes, rules = glyphs(pixels, labels, scale)
    lines, marks = text_lines(boxes, scale)
    return Measured(
        (width / scale, height / scale), joined(edges) + list(rule_edges(rules, scale)),
        paragraphs(lines), marks)
