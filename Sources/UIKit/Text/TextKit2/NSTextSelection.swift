// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What is selected of a text.
open class NSTextSelection: NSObject {
  public enum Granularity: Int, Sendable {
    case character
    case word
    case paragraph
    case line
    case sentence
  }

  public enum Affinity: Int, Sendable {
    case upstream
    case downstream
  }

  open private(set) var textRanges: [NSTextRange]
  open private(set) var granularity: Granularity
  open private(set) var affinity: Affinity
  open var anchorPositionOffset: CGFloat = 0
  open var isLogical = false
  open var secondarySelectionLocation: (any NSTextLocation)?
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var isTransient: Bool { false }

  public init(
    _ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity = .character
  ) {
    (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
    super.init()
  }

  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity)
  }

  open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
    NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
  }
}
