// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIViewController {
  /// Shows a controller in the navigation controller around, or over everything.
  func showInContainer(_ controller: UIViewController, _ sender: Any?) {
    if let navigation = navigationController {
      navigation.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows a controller as the detail of the split view controller around.
  func showDetailInContainer(_ controller: UIViewController, _ sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(controller, sender: sender)
    } else {
      show(controller, sender: sender)
    }
  }

  /// A callback that does nothing here, but what it was exchanged with.
  func tell(_ selector: String, _ animated: Bool) {
    MethodExchange.run(selector, self, animated) { _, _ in }
  }

  func presentExchangeably(
    _ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
  ) {
    MethodExchange.run(
      "presentViewController:animated:completion:", self, controller, animated, completion
    ) { $0.presentModally($1, animated: $2, completion: $3) }
  }

  func dismissExchangeably(_ animated: Bool, _ completion: (() -> Void)?) {
    MethodExchange.run(
      "dismissViewControllerAnimated:completion:", self, animated, completion
    ) { $0.dismissPresented(animated: $1, completion: $2) }
  }
}
