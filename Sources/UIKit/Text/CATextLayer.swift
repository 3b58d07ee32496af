// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that draws text from its top edge on (Documentation/Animation.md §9).
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any? { didSet { didChangeLooks() } }
  /// A `UIFont`, a `CGFont` or a font's name; its size does not count.
  open var font: AnyObject? { didSet { didChangeLooks() } }
  open var fontSize: CGFloat = 36 { didSet { didChangeLooks() } }
  open var foregroundColor: CGColor? = .white { didSet { didChangeLooks() } }
  open var isWrapped = false { didSet { didChangeLooks() } }
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { didChangeLooks() } }
  open var truncationMode = CATextLayerTruncationMode.none { didSet { didChangeLooks() } }
  open var allowsFontSubpixelQuantization = false

  override class var hasOwnContent: Bool { true }

  override func copyOwnLooks(of other: CALayer) {
    guard let other = other as? CATextLayer else { return }
    (string, font, fontSize) = (other.string, other.font, other.fontSize)
    (foregroundColor, isWrapped) = (other.foregroundColor, other.isWrapped)
    (alignmentMode, truncationMode) = (other.alignmentMode, other.truncationMode)
  }

  open override func preferredFrameSize() -> CGSize {
    callOnMainActor(self, ()) { layer, _ in
      let size = layer.text.boundingRect(
        with: CGSize(width: layer.isWrapped ? layer.bounds.width : 0, height: 0),
        options: .usesLineFragmentOrigin, context: nil
      ).size
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
  }

  override func appendContent(to list: inout DisplayList) {
    guard string != nil, bounds.width > 0, bounds.height > 0 else { return }
    let drawn = callOnMainActor(self, ()) { layer, _ in layer.drawnText }
    list.append(drawn)
  }

  @MainActor
  private var drawnText: DisplayList {
    GraphicsStack.record(canvas: bounds, scale: max(contentsScale, 1)) { _ in
      text.draw(
        with: CGRect(
          x: bounds.minX, y: bounds.minY, width: bounds.width,
          height: isWrapped ? bounds.height : 0),
        options: isWrapped
          ? [.usesLineFragmentOrigin, .truncatesLastVisibleLine] : .usesLineFragmentOrigin,
        context: nil)
    }
  }

  /// What is drawn: an attributed string as it is, a plain one in the layer's font and colour.
  @MainActor
  private var text: NSAttributedString {
    let style = NSMutableParagraphStyle()
    switch alignmentMode {
    case .left: style.alignment = .left
    case .right: style.alignment = .right
    case .center: style.alignment = .center
    case .justified: style.alignment = .justified
    default: style.alignment = .natural
    }
    switch (isWrapped, truncationMode) {
    case (true, _): style.lineBreakMode = .byWordWrapping
    case (false, .start): style.lineBreakMode = .byTruncatingHead
    case (false, .end): style.lineBreakMode = .byTruncatingTail
    case (false, .middle): style.lineBreakMode = .byTruncatingMiddle
    default: style.lineBreakMode = .byClipping
    }
    if let attributed = string as? NSAttributedString { return attributed }
    let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
    return NSAttributedString(
      string: string as? String ?? "",
      attributes: [.font: shownFont, .foregroundColor: color, .paragraphStyle: style])
  }

  @MainActor
  private var shownFont: UIFont {
    if let own = font as? UIFont { return own.withSize(fontSize) }
    let name = (font as? CGFont)?.postScriptName ?? font as? NSString
    if let name = name.map(String.init), let named = UIFont(name: name, size: fontSize) {
      return named
    }
    return .systemFont(ofSize: fontSize)
  }
}
