// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A line of a layout fragment.
open class NSTextLineFragment: NSObject {
  public let attributedString: NSAttributedString
  /// The line's characters in the text of its element.
  public let characterRange: NSRange
  /// In the fragment's points.
  open internal(set) var typographicBounds = CGRect.zero
  /// Where the first glyph stands on its baseline, in the line's points.
  open internal(set) var glyphOrigin = CGPoint.zero

  public init(attributedString: NSAttributedString, range: NSRange) {
    self.attributedString = attributedString
    characterRange = range
    super.init()
    typographicBounds.size = attributedString.attributedSubstring(from: range).size()
  }

  public convenience init(
    string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    self.init(
      attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
  }

  open func draw(at point: CGPoint, in context: CGContext) {
    UIGraphicsPushContext(context)
    attributedString.attributedSubstring(from: characterRange).draw(at: point)
    UIGraphicsPopContext()
  }

  open func locationForCharacter(at index: Int) -> CGPoint {
    CGPoint(x: glyphOrigin.x + width(before: index), y: glyphOrigin.y)
  }

  /// The character that has a point; the nearest one beside the line.
  open func characterIndex(for point: CGPoint) -> Int {
    var (low, high) = (characterRange.location, max(NSMaxRange(characterRange) - 1, 0))
    while low < high {
      let middle = (low + high + 1) / 2
      if width(before: middle) <= point.x - glyphOrigin.x {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    let index = characterIndex(for: point)
    let (start, end) = (width(before: index), width(before: index + 1))
    guard end > start else { return 0 }
    return min(max((point.x - glyphOrigin.x - start) / (end - start), 0), 1)
  }

  private func width(before index: Int) -> CGFloat {
    let length = min(index, NSMaxRange(characterRange)) - characterRange.location
    guard length > 0 else { return 0 }
    return attributedString.attributedSubstring(
      from: NSRange(location: characterRange.location, length: length)
    ).size().width
  }
}
