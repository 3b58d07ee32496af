// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Documentation/HeadlessHost.md §2.2 and Exploration.md §4.1.1.
@Suite("Exploring an app that ignores touches for a while")
struct IgnoredTouchesTests {
  /// One button after which the app is deaf for some seconds, one after which it stays so, and one that
  /// leads on.
  private static let source =
    SmallApp.delegate(showing: "UINavigationController(rootViewController: HomeController())") + """
      class HomeController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              add("Nap", 100) {
                  UIApplication.shared.beginIgnoringInteractionEvents()
                  DispatchQueue.main.asyncAfter(deadline: .now() + 6) { [weak self] in
                      UIApplication.shared.endIgnoringInteractionEvents()
                      self?.add("Awake", 250) { self?.open(AwakeController()) }
                  }
              }
              add("Sleep", 150) { UIApplication.shared.beginIgnoringInteractionEvents() }
              add("Next", 200) { [weak self] in self?.open(NextController()) }
          }
          func open(_ controller: UIViewController) {
              navigationController?.pushViewController(controller, animated: false)
          }
          func add(_ title: String, _ y: CGFloat, _ act: @escaping () -> Void) {
              let button = UIButton(type: .system)
              button.setTitle(title, for: .normal)
              button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
              button.addAction(UIAction { _ in act() }, for: .touchUpInside)
              view.addSubview(button)
          }
      }
      class NextController: UIViewController {}
      class AwakeController: UIViewController {}

      """

  @Test("waits until it listens again, and launches it anew where it does not")
  func reached() throws { try ExploredApp.expectAll(3, of: Self.source) }
}
