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
    public let ligature: LigatureAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let shadow: ShadowAttribute
    public let textEffect: TextEffectAttribute
    public let attachment: AttachmentAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let obliqueness: ObliquenessAttribute
    public let expansion: ExpansionAttribute
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

    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = NSAttributedString.Key.ligature.rawValue
    }

    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = NSAttributedString.Key.shadow.rawValue
    }

    public enum TextEffectAttribute: AttributedStringKey {
      public typealias Value = NSAttributedString.TextEffectStyle
      public static let name = NSAttributedString.Key.textEffect.rawValue
    }

    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = NSAttributedString.Key.attachment.rawValue
    }

    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    public enum ExpansionAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.expansion.rawValue
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

extension ScopedAttributeContainer<AttributeScopes.UIKitAttributes> {
  /// The values as attributed texts of Objective-C have them.
  var objects: [NSAttributedString.Key: Any] {
    func number(_ length: CGFloat?) -> NSNumber? { length.map { NSNumber(value: Double($0)) } }
    func number(_ style: NSUnderlineStyle?) -> NSNumber? {
      style.map { NSNumber(value: $0.rawValue) }
    }
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = self.font
    values[.foregroundColor] = self.foregroundColor
    values[.backgroundColor] = self.backgroundColor
    values[.ligature] = self.ligature.map { NSNumber(value: $0) }
    values[.kern] = number(self.kern)
    values[.tracking] = number(self.tracking)
    values[.baselineOffset] = number(self.baselineOffset)
    values[.underlineStyle] = number(self.underlineStyle)
    values[.underlineColor] = self.underlineColor
    values[.strikethroughStyle] = number(self.strikethroughStyle)
    values[.strikethroughColor] = self.strikethroughColor
    values[.strokeColor] = self.strokeColor
    values[.strokeWidth] = number(self.strokeWidth)
    values[.shadow] = self.shadow
    values[.textEffect] = self.textEffect?.rawValue
    values[.attachment] = self.attachment
    values[.obliqueness] = number(self.obliqueness)
    values[.expansion] = number(self.expansion)
    values[.paragraphStyle] = self.paragraphStyle
    return values
  }
}

extension AttributedString {
  /// The text with UIKit's attributes, for views that take reference texts.
  var referenceText: NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var values = run.uiKit.objects
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

  /// The same text with the attributes of UIKit's scope, whichever scope is asked for.
  public convenience init<Scope: AttributeScope>(
    _ text: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws {
    self.init(text)
  }

  public convenience init<Scope: AttributeScope>(
    _ text: AttributedString, including scope: Scope.Type
  ) throws {
    self.init(text)
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
    self[Scope.LigatureAttribute.self] = number(.ligature)?.intValue
    self[Scope.KernAttribute.self] = length(.kern)
    self[Scope.TrackingAttribute.self] = length(.tracking)
    self[Scope.BaselineOffsetAttribute.self] = length(.baselineOffset)
    self[Scope.UnderlineStyleAttribute.self] = line(.underlineStyle)
    self[Scope.UnderlineColorAttribute.self] = values[.underlineColor] as? UIColor
    self[Scope.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
    self[Scope.StrikethroughColorAttribute.self] = values[.strikethroughColor] as? UIColor
    self[Scope.StrokeColorAttribute.self] = values[.strokeColor] as? UIColor
    self[Scope.StrokeWidthAttribute.self] = length(.strokeWidth)
    self[Scope.ShadowAttribute.self] = values[.shadow] as? NSShadow
    self[Scope.TextEffectAttribute.self] = (values[.textEffect] as? String).map {
      NSAttributedString.TextEffectStyle(rawValue: $0)
    }
    self[Scope.AttachmentAttribute.self] = values[.attachment] as? NSTextAttachment
    self[Scope.ObliquenessAttribute.self] = length(.obliqueness)
    self[Scope.ExpansionAttribute.self] = length(.expansion)
    self[Scope.ParagraphStyleAttribute.self] = values[.paragraphStyle] as? NSParagraphStyle
  }
}

extension [NSAttributedString.Key: Any] {
  /// The values of UIKit's scope as attributed texts have them; others are left out.
  public init(_ container: AttributeContainer) { self = container.uiKit.objects }
}
