// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A part of a text that is laid out by itself.
open class NSTextElement: NSObject {
  open weak var textContentManager: NSTextContentManager?
  open var elementRange: NSTextRange?
  open var childElements: [NSTextElement] { [] }
  open weak var parent: NSTextElement? { nil }
  open var isRepresentedElement: Bool { true }

  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }
}
