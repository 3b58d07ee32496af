// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a bar shows at one place: text, a picture, or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets: UIEdgeInsets = .zero
  open var isEnabled = true
  open var tag = 0

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? any ArchiveDecoding)?.decode(into: self)
  }
}
