// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The controller of a keyboard of the app's own.
open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// The text that is edited.
  open var textDocumentProxy: any UITextDocumentProxy { document }
  private let document = EditedDocument()
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }

  /// The controller's view, if it is one for input.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }

  open func dismissKeyboard() { view.window?.endEditing(true) }
  open func advanceToNextInputMode() {}
  /// There is no list of keyboards here.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  /// Not told here: for keyboards of the app's own that ask what is edited.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// A screen of the system for sharing what lies in iCloud; empty here.
open class UICloudSharingController: SystemScreen {
  /// What those who are invited may do.
  public struct PermissionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowPublic = PermissionOptions(rawValue: 1 << 0)
    public static let allowPrivate = PermissionOptions(rawValue: 1 << 1)
    public static let allowReadOnly = PermissionOptions(rawValue: 1 << 2)
    public static let allowReadWrite = PermissionOptions(rawValue: 1 << 3)
  }

  open var availablePermissions: PermissionOptions = []
  override var purpose: String { "Sharing" }
}
