#!/usr/bin/python3
# Part of Snug, under the Apache License 2.0; see LICENSE.
"""Pictures whose measures are known: `Scripts/PictureTruth/tests.py`."""
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

from PIL import Image, ImageDraw  # noqa: E402

import compare  # noqa: E402
import measure  # noqa: E402
import record  # noqa: E402

SCALE = 2


def picture(boxes=(), lines=(), blended=None):
    """White, 200 × 150 points: boxes in points, lines as (left, baseline, letters of each word)."""
    image = Image.new("RGB", (200 * SCALE, 150 * SCALE), "white")
    draw = ImageDraw.Draw(image)
    for left, top, right, bottom in boxes:
        draw.rectangle([left * SCALE, top * SCALE, right * SCALE - 1, bottom * SCALE - 1], fill="red")
    if blended:
        draw.rectangle([v * SCALE for v in blended], fill=(255, 128, 128))
    for left, baseline, words in lines:
        x = left
        for word in words:
            for letter in range(word):
                top = baseline - (12 if letter == 0 else 9)
                draw.rectangle([x * SCALE, top * SCALE, (x + 5) * SCALE, baseline * SCALE - 1],
                               fill="black")
                draw.rectangle([(x + 1.5) * SCALE, (top + 1.5) * SCALE, (x + 3.5) * SCALE,
                                (baseline - 1.5) * SCALE], fill="white")
                x += 7
            x += 4
    path = Path(tempfile.mkdtemp()) / "picture.png"
    image.save(path)
    return measure.measure(path, SCALE)


class MeasureTests(unittest.TestCase):
    def places(self, measured, axis):
        return sorted(float(edge.place) for edge in measured.edges if edge.axis == axis)

    def test_sides_of_a_box(self):
        found = picture(boxes=[(16, 20, 116.5, 60)])
        self.assertEqual(self.places(found, "x"), [16, 116.5])
        self.assertEqual(self.places(found, "y"), [20, 60])
        self.assertEqual(found.paragraphs, [])

    def test_a_blended_pixel_counts_by_its_share(self):
        found = picture(boxes=[(16, 20, 116, 60)], blended=(116, 20, 116, 59.5))
        self.assertAlmostEqual(self.places(found, "x")[1], 116.25, places=2)

    def test_a_thin_line_is_known_by_its_middle(self):
        found = picture(boxes=[(16, 40, 200, 40.5)])
        self.assertEqual([(edge.axis, edge.place) for edge in found.edges], [("y", 40.25)])

    def test_words_are_one_line_and_lines_a_paragraph(self):
        found = picture(lines=[(16, 40, [3, 5, 2]), (16, 60, [4, 4]), (16, 110, [3])])
        self.assertEqual([len(part) for part in found.paragraphs], [2, 1])
        first = found.paragraphs[0][0]
        self.assertEqual((first.left, first.baseline), (16, 40))

    def test_an_icon_is_no_line(self):
        self.assertEqual(picture(lines=[(16, 40, [1])]).marks, 1)

    def test_an_icon_of_two_parts_is_no_line(self):
        found = picture(lines=[(16, 40, [1]), (17, 53, [1])])
        self.assertEqual(found.paragraphs, [])


class CompareTests(unittest.TestCase):
    def test_a_picture_equals_itself(self):
        one = picture(boxes=[(16, 70, 116, 120)], lines=[(16, 40, [3, 5]), (16, 58, [4])])
        result = compare.compare(one, one)
        self.assertEqual(result.misses, [])
        self.assertEqual((result.edges, result.baselines), ((4, 4), (2, 2)))
        self.assertEqual((result.extents, result.paragraphs), ((4, 4), (1, 1)))

    def test_half_a_point_is_right_and_more_is_not(self):
        box = picture(boxes=[(16, 20, 116, 60)])
        near = compare.compare(box, picture(boxes=[(16.5, 20, 116.5, 60)]))
        self.assertEqual(near.edges, (4, 4))
        far = compare.compare(box, picture(boxes=[(17, 20, 117, 60)]))
        self.assertEqual(far.edges, (2, 4))

    def test_what_one_picture_lacks_is_a_miss_of_either(self):
        two = picture(boxes=[(16, 20, 66, 60), (100, 80, 150, 120)])
        one = picture(boxes=[(16, 20, 66, 60)])
        self.assertEqual(compare.compare(two, one).edges, (4, 8))
        self.assertEqual(compare.compare(one, two).edges, (4, 8))

    def test_a_word_on_another_line_is_another_break(self):
        recorded = picture(lines=[(16, 40, [3, 5, 2]), (16, 58, [4])])
        moved = picture(lines=[(16, 40, [3, 5]), (16, 58, [2, 4])])
        longer = picture(lines=[(16, 40, [3, 5]), (16, 58, [2]), (16, 76, [4])])
        self.assertEqual(compare.compare(recorded, moved).paragraphs, (0, 1))
        self.assertEqual(compare.compare(recorded, longer).paragraphs, (0, 1))

    def test_a_line_that_stands_lower_is_a_missed_baseline(self):
        one, other = (picture(lines=[(16, y, [3, 5])]) for y in (40, 41))
        result = compare.compare(one, other)
        self.assertEqual((result.baselines, result.extents), ((0, 1), (2, 2)))


class PairTests(unittest.TestCase):
    def test_releases_in_names_do_not_count_and_the_newest_is_taken(self):
        recorded = ["A/Images/Row/test_left_iOS-15.png", "A/Images/Row/test_left_iOS-17.png",
                    "A/Images/Cell/test_left_17_5_393x852@3x.png"]
        written = [Path("/w/Images/Row/test_left_iOS-18.png"),
                   Path("/w/Images/Cell/test_left_18_0_393x852@3x.png")]
        self.assertEqual(record.paired(recorded, written), {
            recorded[1]: written[0], recorded[2]: written[1]})

    def test_equal_names_of_two_folders_are_told_apart(self):
        recorded = ["A/One/test.1.png", "A/Two/test.1.png"]
        self.assertEqual(record.paired(recorded, [Path("/w/Two/test.1.png")]),
                         {recorded[1]: Path("/w/Two/test.1.png")})


if __name__ == "__main__":
    unittest.main()
