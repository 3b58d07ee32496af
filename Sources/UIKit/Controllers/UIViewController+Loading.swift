// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension UIViewController {
  /// Where the controller stands between hidden and shown.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// What ``loadView()`` does without an app's override.
  func loadArchivedOrPlainView() {
    if let loadArchivedView {
      loadArchivedView()
      guard loadedView == nil else { return }
    } else if let name = nibName ?? impliedNibName {
      UINib(nibName: name, bundle: nibBundle).instantiateView(of: self)
      guard loadedView == nil else { return }
      Runtime.raise(
        "NSInternalInconsistencyException",
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
          + "outlet was not set.")
    }
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// A nib named like the class, or like the class without “Controller”, when there is one.
  private var impliedNibName: String? {
    let name = String(describing: type(of: self))
    let candidates = name.hasSuffix("Controller") ? [name, String(name.dropLast(10))] : [name]
    return candidates.first { UINib.exists(named: $0, bundle: nibBundle) }
  }
}
