# Part of Snug, under the Apache License 2.0; see LICENSE.
"""Pairs what two pictures show and says what is in another place (Documentation/Fidelity.md §5)."""
from dataclasses import dataclass, field

HALF = 0.5 + 1e-6  # points
FAR = 40.0  # points: what is farther off is another edge
BEARING = 0.06  # of a line's height: what the ink of another face's letters may stand off


@dataclass
class Result:
    """What was found of one pair of pictures; counts are (right, all)."""

    edges: tuple = (0, 0)
    baselines: tuple = (0, 0)
    extents: tuple = (0, 0)
    paragraphs: tuple = (0, 0)
    sizes: tuple = (0, 0)
    misses: list = field(default_factory=list)


def share(first, second):
    """How much of the longer of two stretches both cover."""
    common = min(first[1], second[1]) - max(first[0], second[0])
    return max(common, 0) / max(first[1] - first[0], second[1] - second[0], 1e-6)


def pairs(recorded, found, distance):
    """The closest pairs first, each value in one pair; and what is left of both."""
    close = sorted(
        (distance(one, other), i, j)
        for i, one in enumerate(recorded) for j, other in enumerate(found)
        if distance(one, other) is not None)
    left, right, result = set(range(len(recorded))), set(range(len(found))), []
    for _, i, j in close:
        if i in left and j in right:
            left.remove(i)
            right.remove(j)
            result.append((recorded[i], found[j]))
    return result, [recorded[i] for i in sorted(left)], [found[j] for j in sorted(right)]


def edge_distance(one, other):
    if one.axis != other.axis or abs(one.place - other.place) > FAR:
        return None
    covered = share((one.start, one.end), (other.start, other.end))
    return None if covered < 0.3 else abs(one.place - other.place) + 8 * (1 - covered)


def line_distance(one, other):
    apart = abs(one.baseline - other.baseline)
    if apart > FAR or abs(one.height - other.height) > 0.5 * max(one.height, other.height):
        return None
    aside = min(abs(one.left - other.left), abs(one.right - other.right),
                abs(one.left + one.right - other.left - other.right) / 2)
    return None if aside > FAR else apart + aside


def compare_edges(recorded, found, result):
    both, missing, extra = pairs(recorded, found, edge_distance)
    right = 0
    for one, other in both:
        if abs(one.place - other.place) <= HALF:
            right += 1
        else:
            result.misses.append(("edge", one, other))
    result.misses += [("edge", one, None) for one in missing]
    result.misses += [("edge", None, other) for other in extra]
    result.edges = (right, len(both) + len(missing) + len(extra))


def compare_lines(recorded, found, result):
    """Baselines, and where the ink begins and ends; a line broken elsewhere counts as a paragraph."""
    both, missing, extra = pairs(recorded, found, line_distance)
    total = len(both) + len(missing) + len(extra)
    upright, ends, all_ends = 0, 0, 0
    for one, other in both:
        if abs(one.baseline - other.baseline) <= HALF:
            upright += 1
        else:
            result.misses.append(("baseline", one, other))
        slack = HALF + BEARING * one.height
        if abs((one.right - one.left) - (other.right - other.left)) > one.height:
            continue
        for name in ("left", "right"):
            all_ends += 1
            if abs(getattr(one, name) - getattr(other, name)) <= slack:
                ends += 1
            else:
                result.misses.append((name, one, other))
    result.misses += [("line", one, None) for one in missing]
    result.misses += [("line", None, other) for other in extra]
    result.baselines, result.extents = (upright, total), (ends, all_ends)


def same_breaks(one, other):
    """As many lines, each as long but for less than two letters."""
    if len(one) != len(other):
        return False
    return all(
        abs((a.right - a.left) - (b.right - b.left)) <= max(1.0 * a.height, 0.05 * (a.right - a.left))
        for a, b in zip(one, other))


def compare_paragraphs(recorded, found, result):
    """Of two lines and more in one of the pictures: where one breaks, its text has no choice."""
    def distance(one, other):
        return line_distance(one[0], other[0])

    both, missing, extra = pairs(recorded, found, distance)
    right = total = 0
    for one, other in both:
        if len(one) < 2 and len(other) < 2:
            continue
        total += 1
        if same_breaks(one, other):
            right += 1
        else:
            result.misses.append(("breaks", one, other))
    for one in missing + extra:
        if len(one) > 1:
            total += 1
            result.misses.append(("breaks", one if one in missing else None,
                                  one if one in extra else None))
    result.paragraphs = (right, total)


def compare(recorded, found):
    """What of the recorded picture's measures the found one has."""
    result = Result()
    compare_edges(recorded.edges, found.edges, result)
    lines = [[line for part in each.paragraphs for line in part] for each in (recorded, found)]
    compare_lines(*lines, result)
    compare_paragraphs(recorded.paragraphs, found.paragraphs, result)
    equal = sum(abs(a - b) <= HALF for a, b in zip(recorded.size, found.size))
    result.sizes = (equal, 2)
    return result
