// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The region that a text view fills with lines; lengths are points.
open class NSTextContainer: NSObject {
  open var size: CGSize { didSet { didChange?() } }
  /// Space at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// Zero for any number.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  /// Caveat: stored, lines do not flow around them.
  open var exclusionPaths: [UIBezierPath] = []
  /// The manager that lays text out in it.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// Told when lines have to be cut again.
  var didChange: (() -> Void)?

  /// Without limits.
  public convenience override init() { self.init(size: .zero) }

  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}
