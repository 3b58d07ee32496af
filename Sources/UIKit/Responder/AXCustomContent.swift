// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A fact about an element that assistive technologies tell when asked for more. Kept for the app.
open class AXCustomContent: NSObject {
  public enum Importance: UInt, Sendable {
    case `default`
    case high
  }

  public let attributedLabel: NSAttributedString
  public let attributedValue: NSAttributedString
  open var importance = Importance.default

  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }
}

/// Something that has more to tell than its label and value.
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

extension AXCustomContentProvider {
  /// An optional member of the protocol, of which nothing is known.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { nil }
}
