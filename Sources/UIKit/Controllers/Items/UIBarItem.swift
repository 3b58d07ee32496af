// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a bar shows at one place: text, a picture, or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { changed?() } }
  open var image: UIImage? { didSet { changed?() } }
  open var landscapeImagePhone: UIImage? { didSet { changed?() } }
  open var largeContentSizeImage: UIImage?
  open var imageInsets: UIEdgeInsets = .zero { didSet { changed?() } }
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero { didSet { changed?() } }
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  private(set) var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Told of every change that shows; set by the bar that shows the item.
  var changed: (() -> Void)?

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? any ArchiveDecoding)?.decode(into: self)
  }

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  open class func snugMake() -> Self {
    guard let made = self.init(coder: BlankCoder()) else {
      unimplementedInitializer("init()", String(reflecting: self))
    }
    return made
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    changed?()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  /// The attributes for a state over the normal ones; empty when none were set.
  func effectiveTitleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    (titleAttributes[0] ?? [:]).merging(titleAttributes[state.rawValue] ?? [:]) { $1 }
  }
}

extension UIBarItem: UIAccessibilityIdentification {}
