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

/// Which fragments of a layout are in sight, and has them shown.
open class NSTextViewportLayoutController: NSObject {
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  open private(set) var viewportBounds = CGRect.zero
  open private(set) var viewportRange: NSTextRange?

  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Asks for what is in sight, and tells each fragment that is.
  open func layoutViewport() {
    guard let delegate, let textLayoutManager else { return }
    viewportBounds = delegate.viewportBounds(for: self)
    delegate.textViewportLayoutControllerWillLayout(self)
    viewportRange = nil
    textLayoutManager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
      let frame = fragment.layoutFragmentFrame
      guard frame.minY < viewportBounds.maxY else { return false }
      guard frame.maxY > viewportBounds.minY else { return true }
      let range = fragment.rangeInElement
      viewportRange = viewportRange?.union(range) ?? range
      delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
      return true
    }
    delegate.textViewportLayoutControllerDidLayout(self)
  }

  /// - Returns: Where the text at the location stands, in the container's points.
  @discardableResult
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
  }

  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    viewportBounds.origin.y += verticalOffset
  }
}

public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  func viewportBounds(
    for textViewportLayoutController: NSTextViewportLayoutController
  ) -> CGRect
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  // @objc optional
  func textViewportLayoutControllerWillLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)
  // @objc optional
  func textViewportLayoutControllerDidLayout(
    _ textViewportLayoutController: NSTextViewportLayoutController)
}
