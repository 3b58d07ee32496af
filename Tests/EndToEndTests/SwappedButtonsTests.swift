// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Documentation/Exploration.md §3.2.
@Suite("Exploring a screen whose buttons change places")
struct SwappedButtonsTests {
  /// Each time the first screen appears, its buttons lie the other way round among its views.
  private static let source =
    SmallApp.delegate(
      showing: "UINavigationController(rootViewController: HomeController())") + """
      class FirstController: UIViewController {}
      class SecondController: UIViewController {}

      class HomeController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              add("First", 100) { FirstController() }
              add("Second", 200) { SecondController() }
          }
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              view.sendSubviewToBack(view.subviews.last!)
          }
          func add(_ title: String, _ y: CGFloat, _ next: @escaping () -> UIViewController) {
              let button = UIButton(type: .system)
              button.setTitle(title, for: .normal)
              button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
              button.addAction(UIAction { [weak self] _ in
                  self?.navigationController?.pushViewController(next(), animated: false)
              }, for: .touchUpInside)
              view.addSubview(button)
          }
      }

      """

  @Test("finds what each of them leads to")
  func reached() throws { try ExploredApp.expectAll(3, of: Self.source) }
}
