// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// A white page that places what is tested when its size changes.
final class BareController: UIViewController {
  var place: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place?()
  }
}
