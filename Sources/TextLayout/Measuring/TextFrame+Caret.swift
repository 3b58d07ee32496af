// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

extension TextFrame {
  /// The insertion point before a UTF-16 unit: left edge, top and height of its line, no width.
  /// Points from the top left corner of the text; nil without lines.
  ///
  /// - Complexity: O(n) in the length of the line.
  package func caret(before offset: Int) -> CGRect? {
    guard let line = lines.last(where: { $0.range.location <= offset }) ?? lines.first else {
      return nil
    }
    return CGRect(
      x: line.origin.x + line.x(before: offset), y: line.baseline - line.ascent, width: 0,
      height: line.ascent + line.descent)
  }

  /// The place between two user-perceived characters that is nearest to a point.
  ///
  /// - Complexity: O(n²) in the length of the line; meant for a tap.
  package func offset(nearest point: CGPoint, in string: String) -> Int {
    guard
      let line = lines.first(where: { point.y < $0.baseline + $0.descent }) ?? lines.last
    else { return 0 }
    let text = string as NSString
    var best = (offset: line.range.location, distance: CGFloat.infinity)
    var offset = line.range.location
    let end = min(NSMaxRange(line.range), text.length)
    while true {
      let distance = abs(line.origin.x + line.x(before: offset) - point.x)
      if distance < best.distance { best = (offset, distance) }
      guard offset < end else { break }
      let next = NSMaxRange(text.rangeOfComposedCharacterSequence(at: offset))
      // Behind a line's terminator the next line begins.
      if next >= end, line.range.length > 0, text.character(at: end - 1) == 0x0A { break }
      offset = next
    }
    return best.offset
  }
}

extension TextLine {
  /// Distance of the insertion point before a UTF-16 unit from the line's left end, points.
  package func x(before offset: Int) -> CGFloat {
    var best: (index: Int, x: CGFloat)?
    for run in glyphRuns {
      for (place, index) in run.characterIndexes.enumerated() where index >= offset {
        if let best, best.index <= index { continue }
        let next = place + 1 < run.positions.count ? run.positions[place + 1].x : run.x + run.width
        best = (index, run.isRightToLeft ? next : run.positions[place].x)
      }
    }
    return best?.x ?? (isRightToLeft ? 0 : widthIncludingTrailingSpace)
  }
}
