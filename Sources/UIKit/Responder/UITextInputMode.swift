// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A language that can be typed in. There is the run's own.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// Posted by nobody: the language stays what it is through a run.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  open private(set) var primaryLanguage: String?

  init(_ language: String?) {
    primaryLanguage = language
    super.init()
  }

  open class var activeInputModes: [UITextInputMode] {
    [UITextInputMode(Locale.current.identifier.replacing("_", with: "-"))]
  }
}
