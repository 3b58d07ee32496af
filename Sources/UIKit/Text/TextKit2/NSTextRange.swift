// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A place in a text.
public protocol NSTextLocation: NSObjectProtocol {
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in the text of a ``NSTextContentStorage``: so many UTF-16 units from its start.
final class TextOffset: NSObject, NSTextLocation {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    let other = location.textOffset
    return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset.hashValue }
  override var description: String { "\(offset)" }
}

extension NSTextLocation {
  /// The start of the text for locations of an app's own making.
  var textOffset: Int { (self as? TextOffset)?.offset ?? 0 }
}

/// What lies between two places of a text, the second not included.
open class NSTextRange: NSObject {
  open private(set) var location: any NSTextLocation
  open private(set) var endLocation: any NSTextLocation

  /// - Returns: nil where the end lies before the start. Without an end the range is empty.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    (self.location, self.endLocation) = (location, end)
    super.init()
  }

  public init(location: any NSTextLocation) {
    (self.location, endLocation) = (location, location)
    super.init()
  }

  init(_ range: NSRange) {
    (location, endLocation) = (TextOffset(range.location), TextOffset(NSMaxRange(range)))
    super.init()
  }

  /// In UTF-16 units.
  var range: NSRange {
    let start = location.textOffset
    return NSRange(location: start, length: endLocation.textOffset - start)
  }

  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame
      && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextRange).map(isEqual(to:)) ?? false
  }

  open override var hash: Int { range.hashValue }
  open override var description: String { "\(location)...\(endLocation)" }

  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending
      && location.compare(endLocation) == .orderedAscending
  }

  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  open func intersects(_ textRange: NSTextRange) -> Bool {
    intersection(textRange).map { !$0.isEmpty } ?? false
  }

  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start = later(location, textRange.location)
    let end =
      endLocation.compare(textRange.endLocation) == .orderedAscending
      ? endLocation : textRange.endLocation
    return NSTextRange(location: start, end: end)
  }

  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let start =
      location.compare(textRange.location) == .orderedDescending
      ? textRange.location : location
    let made = NSTextRange(location: start)
    made.endLocation = later(endLocation, textRange.endLocation)
    return made
  }

  private func later(
    _ one: any NSTextLocation, _ other: any NSTextLocation
  ) -> any NSTextLocation {
    one.compare(other) == .orderedAscending ? other : one
  }
}
