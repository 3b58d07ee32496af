// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The controller of a keyboard of the app's own.
open class UIInputViewController: UIViewController {
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }

  open func dismissKeyboard() { view.window?.endEditing(true) }
  open func advanceToNextInputMode() {}
}

/// A screen of the system for sharing what lies in iCloud; empty here.
open class UICloudSharingController: SystemScreen {
  override var purpose: String { "Sharing" }
}
