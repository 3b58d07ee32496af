// Part of Snug, under the Apache License 2.0; see LICENSE.

extension AttributeScopes {
  /// The attributes of UIKit for `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributedString {
  /// The text with UIKit's attributes, for views that take reference texts.
  var referenceText: NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var values: [NSAttributedString.Key: Any] = [:]
      values[.font] = run.uiKit.font
      values[.foregroundColor] = run.uiKit.foregroundColor
      values[.backgroundColor] = run.uiKit.backgroundColor
      values[.kern] = run.uiKit.kern.map { NSNumber(value: Double($0)) }
      values[.tracking] = run.uiKit.tracking.map { NSNumber(value: Double($0)) }
      values[.baselineOffset] = run.uiKit.baselineOffset.map { NSNumber(value: Double($0)) }
      values[.underlineStyle] = run.uiKit.underlineStyle.map { NSNumber(value: $0.rawValue) }
      values[.strikethroughStyle] = run.uiKit.strikethroughStyle.map {
        NSNumber(value: $0.rawValue)
      }
      values[.paragraphStyle] = run.uiKit.paragraphStyle
      values[.inlinePresentationIntent] = run.uiKit.inlinePresentationIntent.map {
        NSNumber(value: $0.rawValue)
      }
      values[.link] = run.link
      result.append(
        NSAttributedString(string: String(self[run.range].characters), attributes: values))
    }
    return result
  }
}

extension NSAttributedString {
  /// An empty text. Apple's is `init()`, which Foundation here does not have; a call without
  /// arguments finds this one.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }

  /// The same text with the attributes of UIKit's scope.
  public convenience init(_ text: AttributedString) {
    self.init(attributedString: text.referenceText)
  }
}

extension AttributeContainer {
  /// The attributes of UIKit's scope; others are left out.
  public init(_ values: [NSAttributedString.Key: Any]) {
    self.init()
    typealias Scope = AttributeScopes.UIKitAttributes
    func number(_ key: NSAttributedString.Key) -> NSNumber? {
      values[key] as? NSNumber ?? (values[key] as? CGFloat).map { NSNumber(value: Double($0)) }
    }
    func length(_ key: NSAttributedString.Key) -> CGFloat? {
      number(key).map { CGFloat($0.doubleValue) }
    }
    func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      number(key).map { NSUnderlineStyle(rawValue: $0.intValue) }
    }
    self[Scope.FontAttribute.self] = values[.font] as? UIFont
    self[Scope.ForegroundColorAttribute.self] = values[.foregroundColor] as? UIColor
    self[Scope.BackgroundColorAttribute.self] = values[.backgroundColor] as? UIColor
    self[Scope.KernAttribute.self] = length(.kern)
    self[Scope.TrackingAttribute.self] = length(.tracking)
    self[Scope.BaselineOffsetAttribute.self] = length(.baselineOffset)
    self[Scope.UnderlineStyleAttribute.self] = line(.underlineStyle)
    self[Scope.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
    self[Scope.ParagraphStyleAttribute.self] = values[.paragraphStyle] as? NSParagraphStyle
  }
}
