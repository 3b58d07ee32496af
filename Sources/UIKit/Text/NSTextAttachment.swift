// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A picture that stands in a text like a character.
open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
  private let bridgedTypeMark = BridgedTypeMark()
  /// The character that an attachment takes the place of, U+FFFC.
  public static let character = 0xFFFC

  open var image: UIImage?
  /// Size, and the bottom left corner from the baseline with y growing upward, in points; zero
  /// takes the image's size, standing on the baseline.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    contents = coder.storedObject(of: NSData.self, forKey: "NSContents") as Data?
    fileType = coder.storedObject(of: NSString.self, forKey: "NSFileType") as String?
    image = coder.storedObject(of: UIImage.self, forKey: "NSImage")
    bounds = coder.decodeCGRect(forKey: "NSBounds")
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(contents.map { $0 as NSData }, forKey: "NSContents")
    coder.encode(fileType, forKey: "NSFileType")
    coder.encode(image, forKey: "NSImage")
    coder.encode(bounds, forKey: "NSBounds")
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// What is drawn in a place; overridden by attachments that draw themselves.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Where the picture goes; overridden by attachments that depend on the line they are in.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// A string of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
